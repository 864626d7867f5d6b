/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ minimum: NonNullable<unknown>, remaining: NonNullable<unknown> }} Refusal_Discount_Below_MinimumInputs */

const en_ca2_refusal_discount_below_minimum = /** @type {(inputs: Refusal_Discount_Below_MinimumInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This promo code needs ${i?.minimum} of food. Add ${i?.remaining} to use it.`)
};

const fr_ca2_refusal_discount_below_minimum = /** @type {(inputs: Refusal_Discount_Below_MinimumInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ce code promo demande ${i?.minimum} de plats. Ajoutez ${i?.remaining} pour l’utiliser.`)
};

/**
* | output |
* | --- |
* | "This promo code needs {minimum} of food. Add {remaining} to use it." |
*
* @param {Refusal_Discount_Below_MinimumInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_discount_below_minimum = /** @type {((inputs: Refusal_Discount_Below_MinimumInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Discount_Below_MinimumInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_discount_below_minimum(inputs)
	return en_ca2_refusal_discount_below_minimum(inputs)
});