/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_MorningInputs */

const en_ca2_checkout_morning = /** @type {(inputs: Checkout_MorningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Morning`)
};

const fr_ca2_checkout_morning = /** @type {(inputs: Checkout_MorningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Matin`)
};

/**
* | output |
* | --- |
* | "Morning" |
*
* @param {Checkout_MorningInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_morning = /** @type {((inputs?: Checkout_MorningInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_MorningInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_morning(inputs)
	return en_ca2_checkout_morning(inputs)
});