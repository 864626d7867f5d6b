/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Act_Tab_InvoicedInputs */

const en_ca2_suite_act_tab_invoiced = /** @type {(inputs: Suite_Act_Tab_InvoicedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The card was not charged: billed by invoice instead`)
};

const fr_ca2_suite_act_tab_invoiced = /** @type {(inputs: Suite_Act_Tab_InvoicedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La carte n’a pas été débitée : une facture la remplace`)
};

/**
* | output |
* | --- |
* | "The card was not charged: billed by invoice instead" |
*
* @param {Suite_Act_Tab_InvoicedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_act_tab_invoiced = /** @type {((inputs?: Suite_Act_Tab_InvoicedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Act_Tab_InvoicedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_act_tab_invoiced(inputs)
	return en_ca2_suite_act_tab_invoiced(inputs)
});