/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Placing_SlowInputs */

const en_ca2_checkout_placing_slow = /** @type {(inputs: Checkout_Placing_SlowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Still placing it…`)
};

const fr_ca2_checkout_placing_slow = /** @type {(inputs: Checkout_Placing_SlowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`L’envoi se poursuit…`)
};

/**
* | output |
* | --- |
* | "Still placing it…" |
*
* @param {Checkout_Placing_SlowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_placing_slow = /** @type {((inputs?: Checkout_Placing_SlowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Placing_SlowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_placing_slow(inputs)
	return en_ca2_checkout_placing_slow(inputs)
});