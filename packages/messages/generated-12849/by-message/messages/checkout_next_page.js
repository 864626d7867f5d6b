/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Next_PageInputs */

const en_ca2_checkout_next_page = /** @type {(inputs: Checkout_Next_PageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your cart and your details are saved. Try again in a moment.`)
};

const fr_ca2_checkout_next_page = /** @type {(inputs: Checkout_Next_PageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre panier et vos renseignements sont conservés. Réessayez dans un instant.`)
};

/**
* | output |
* | --- |
* | "Your cart and your details are saved. Try again in a moment." |
*
* @param {Checkout_Next_PageInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_next_page = /** @type {((inputs?: Checkout_Next_PageInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Next_PageInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_next_page(inputs)
	return en_ca2_checkout_next_page(inputs)
});