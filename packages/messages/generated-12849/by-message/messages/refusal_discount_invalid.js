/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Discount_InvalidInputs */

const en_ca2_refusal_discount_invalid = /** @type {(inputs: Refusal_Discount_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This promo code isn’t valid.`)
};

const fr_ca2_refusal_discount_invalid = /** @type {(inputs: Refusal_Discount_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce code promo n’est pas valide.`)
};

/**
* | output |
* | --- |
* | "This promo code isn’t valid." |
*
* @param {Refusal_Discount_InvalidInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_discount_invalid = /** @type {((inputs?: Refusal_Discount_InvalidInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Discount_InvalidInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_discount_invalid(inputs)
	return en_ca2_refusal_discount_invalid(inputs)
});