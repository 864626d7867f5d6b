/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ suite: NonNullable<unknown>, event: NonNullable<unknown>, amount: NonNullable<unknown> }} Suite_Tab_Mail_ChargedInputs */

const en_ca2_suite_tab_mail_charged = /** @type {(inputs: Suite_Tab_Mail_ChargedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The tab of ${i?.suite} at ${i?.event} is closed. ${i?.amount} was charged to your saved card, in one payment.`)
};

const fr_ca2_suite_tab_mail_charged = /** @type {(inputs: Suite_Tab_Mail_ChargedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`La note pour ${i?.suite} à ${i?.event} est fermée. ${i?.amount} ont été portés à votre carte enregistrée, en un seul paiement.`)
};

/**
* | output |
* | --- |
* | "The tab of {suite} at {event} is closed. {amount} was charged to your saved card, in one payment." |
*
* @param {Suite_Tab_Mail_ChargedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_tab_mail_charged = /** @type {((inputs: Suite_Tab_Mail_ChargedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Tab_Mail_ChargedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_tab_mail_charged(inputs)
	return en_ca2_suite_tab_mail_charged(inputs)
});