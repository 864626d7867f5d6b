/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Discount_Used_By_YouInputs */

const en_ca2_refusal_discount_used_by_you = /** @type {(inputs: Refusal_Discount_Used_By_YouInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You have already used this promo code.`)
};

const fr_ca2_refusal_discount_used_by_you = /** @type {(inputs: Refusal_Discount_Used_By_YouInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous avez déjà utilisé ce code promo.`)
};

/**
* | output |
* | --- |
* | "You have already used this promo code." |
*
* @param {Refusal_Discount_Used_By_YouInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_discount_used_by_you = /** @type {((inputs?: Refusal_Discount_Used_By_YouInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Discount_Used_By_YouInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_discount_used_by_you(inputs)
	return en_ca2_refusal_discount_used_by_you(inputs)
});