/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Email_HintInputs */

const en_ca2_checkout_email_hint = /** @type {(inputs: Checkout_Email_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We’ll send your receipt here.`)
};

const fr_ca2_checkout_email_hint = /** @type {(inputs: Checkout_Email_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre reçu y sera envoyé.`)
};

/**
* | output |
* | --- |
* | "We’ll send your receipt here." |
*
* @param {Checkout_Email_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_email_hint = /** @type {((inputs?: Checkout_Email_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Email_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_email_hint(inputs)
	return en_ca2_checkout_email_hint(inputs)
});