/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Next_LinesInputs */

const en_ca2_checkout_next_lines = /** @type {(inputs: Checkout_Next_LinesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing was ordered or charged. Change your cart, then come back: your details are saved.`)
};

const fr_ca2_checkout_next_lines = /** @type {(inputs: Checkout_Next_LinesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien n’a été commandé ni débité. Modifiez votre panier, puis revenez : vos renseignements sont conservés.`)
};

/**
* | output |
* | --- |
* | "Nothing was ordered or charged. Change your cart, then come back: your details are saved." |
*
* @param {Checkout_Next_LinesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_next_lines = /** @type {((inputs?: Checkout_Next_LinesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Next_LinesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_next_lines(inputs)
	return en_ca2_checkout_next_lines(inputs)
});