/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Next_TimeInputs */

const en_ca2_checkout_next_time = /** @type {(inputs: Checkout_Next_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing was ordered or charged. Choose another time; everything else is saved.`)
};

const fr_ca2_checkout_next_time = /** @type {(inputs: Checkout_Next_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien n’a été commandé ni débité. Choisissez une autre heure; tout le reste est conservé.`)
};

/**
* | output |
* | --- |
* | "Nothing was ordered or charged. Choose another time; everything else is saved." |
*
* @param {Checkout_Next_TimeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_next_time = /** @type {((inputs?: Checkout_Next_TimeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Next_TimeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_next_time(inputs)
	return en_ca2_checkout_next_time(inputs)
});