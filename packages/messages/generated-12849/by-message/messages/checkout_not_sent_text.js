/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Not_Sent_TextInputs */

const en_ca2_checkout_not_sent_text = /** @type {(inputs: Checkout_Not_Sent_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It got lost on the way. Nothing was ordered or charged. Your details are saved, and you can order again.`)
};

const fr_ca2_checkout_not_sent_text = /** @type {(inputs: Checkout_Not_Sent_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Elle s’est perdue en route. Rien n’a été commandé ni débité. Vos renseignements sont conservés : vous pouvez commander de nouveau.`)
};

/**
* | output |
* | --- |
* | "It got lost on the way. Nothing was ordered or charged. Your details are saved, and you can order again." |
*
* @param {Checkout_Not_Sent_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_not_sent_text = /** @type {((inputs?: Checkout_Not_Sent_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Not_Sent_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_not_sent_text(inputs)
	return en_ca2_checkout_not_sent_text(inputs)
});