/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Preference_Invoice_TextInputs */

const en_ca2_suite_preference_invoice_text = /** @type {(inputs: Suite_Preference_Invoice_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One invoice after the event, due in thirty days.`)
};

const fr_ca2_suite_preference_invoice_text = /** @type {(inputs: Suite_Preference_Invoice_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une seule facture après l’événement, payable dans trente jours.`)
};

/**
* | output |
* | --- |
* | "One invoice after the event, due in thirty days." |
*
* @param {Suite_Preference_Invoice_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_preference_invoice_text = /** @type {((inputs?: Suite_Preference_Invoice_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Preference_Invoice_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_preference_invoice_text(inputs)
	return en_ca2_suite_preference_invoice_text(inputs)
});