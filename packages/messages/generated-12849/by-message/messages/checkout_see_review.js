/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ dishes: NonNullable<unknown> }} Checkout_See_ReviewInputs */

const en_ca2_checkout_see_review = /** @type {(inputs: Checkout_See_ReviewInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Review ${i?.dishes}`)
};

const fr_ca2_checkout_see_review = /** @type {(inputs: Checkout_See_ReviewInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Revoir ${i?.dishes}`)
};

/**
* | output |
* | --- |
* | "Review {dishes}" |
*
* @param {Checkout_See_ReviewInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_see_review = /** @type {((inputs: Checkout_See_ReviewInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_See_ReviewInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_see_review(inputs)
	return en_ca2_checkout_see_review(inputs)
});