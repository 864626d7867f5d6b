/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Next_CodesInputs */

const en_ca2_checkout_next_codes = /** @type {(inputs: Checkout_Next_CodesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing was ordered or charged. Remove the code or try another one.`)
};

const fr_ca2_checkout_next_codes = /** @type {(inputs: Checkout_Next_CodesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien n’a été commandé ni débité. Retirez le code ou essayez-en un autre.`)
};

/**
* | output |
* | --- |
* | "Nothing was ordered or charged. Remove the code or try another one." |
*
* @param {Checkout_Next_CodesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_next_codes = /** @type {((inputs?: Checkout_Next_CodesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Next_CodesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_next_codes(inputs)
	return en_ca2_checkout_next_codes(inputs)
});