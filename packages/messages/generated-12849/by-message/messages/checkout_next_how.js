/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Next_HowInputs */

const en_ca2_checkout_next_how = /** @type {(inputs: Checkout_Next_HowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing was ordered or charged. Your cart is saved.`)
};

const fr_ca2_checkout_next_how = /** @type {(inputs: Checkout_Next_HowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien n’a été commandé ni débité. Votre panier est conservé.`)
};

/**
* | output |
* | --- |
* | "Nothing was ordered or charged. Your cart is saved." |
*
* @param {Checkout_Next_HowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_next_how = /** @type {((inputs?: Checkout_Next_HowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Next_HowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_next_how(inputs)
	return en_ca2_checkout_next_how(inputs)
});