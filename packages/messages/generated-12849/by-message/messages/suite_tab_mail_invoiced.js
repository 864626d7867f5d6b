/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ suite: NonNullable<unknown>, event: NonNullable<unknown>, amount: NonNullable<unknown>, date: NonNullable<unknown> }} Suite_Tab_Mail_InvoicedInputs */

const en_ca2_suite_tab_mail_invoiced = /** @type {(inputs: Suite_Tab_Mail_InvoicedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The tab of ${i?.suite} at ${i?.event} is closed. ${i?.amount} is billed by one invoice, due ${i?.date}.`)
};

const fr_ca2_suite_tab_mail_invoiced = /** @type {(inputs: Suite_Tab_Mail_InvoicedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`La note pour ${i?.suite} à ${i?.event} est fermée. ${i?.amount} sont à payer par une seule facture, au plus tard le ${i?.date}.`)
};

/**
* | output |
* | --- |
* | "The tab of {suite} at {event} is closed. {amount} is billed by one invoice, due {date}." |
*
* @param {Suite_Tab_Mail_InvoicedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_tab_mail_invoiced = /** @type {((inputs: Suite_Tab_Mail_InvoicedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Tab_Mail_InvoicedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_tab_mail_invoiced(inputs)
	return en_ca2_suite_tab_mail_invoiced(inputs)
});