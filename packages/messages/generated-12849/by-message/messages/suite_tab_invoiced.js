/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Tab_InvoicedInputs */

const en_ca2_suite_tab_invoiced = /** @type {(inputs: Suite_Tab_InvoicedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This goes on the suite’s tab. One invoice follows after the event.`)
};

const fr_ca2_suite_tab_invoiced = /** @type {(inputs: Suite_Tab_InvoicedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La commande va sur la note de la loge. Une seule facture suit après l’événement.`)
};

/**
* | output |
* | --- |
* | "This goes on the suite’s tab. One invoice follows after the event." |
*
* @param {Suite_Tab_InvoicedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_tab_invoiced = /** @type {((inputs?: Suite_Tab_InvoicedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Tab_InvoicedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_tab_invoiced(inputs)
	return en_ca2_suite_tab_invoiced(inputs)
});