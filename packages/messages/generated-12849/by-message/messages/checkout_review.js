/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_ReviewInputs */

const en_ca2_checkout_review = /** @type {(inputs: Checkout_ReviewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your order`)
};

const fr_ca2_checkout_review = /** @type {(inputs: Checkout_ReviewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre commande`)
};

/**
* | output |
* | --- |
* | "Your order" |
*
* @param {Checkout_ReviewInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_review = /** @type {((inputs?: Checkout_ReviewInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_ReviewInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_review(inputs)
	return en_ca2_checkout_review(inputs)
});