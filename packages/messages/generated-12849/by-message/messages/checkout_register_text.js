/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Register_TextInputs */

const en_ca2_checkout_register_text = /** @type {(inputs: Checkout_Register_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keep your receipts and cards, and order again in a few taps.`)
};

const fr_ca2_checkout_register_text = /** @type {(inputs: Checkout_Register_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gardez vos reçus et vos cartes, et commandez de nouveau en quelques touches.`)
};

/**
* | output |
* | --- |
* | "Keep your receipts and cards, and order again in a few taps." |
*
* @param {Checkout_Register_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_register_text = /** @type {((inputs?: Checkout_Register_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Register_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_register_text(inputs)
	return en_ca2_checkout_register_text(inputs)
});