/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, venue: NonNullable<unknown> }} Webhook_Mail_Disabled_SubjectInputs */

const en_ca2_webhook_mail_disabled_subject = /** @type {(inputs: Webhook_Mail_Disabled_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} no longer gets the orders of ${i?.venue}`)
};

const fr_ca2_webhook_mail_disabled_subject = /** @type {(inputs: Webhook_Mail_Disabled_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue} : ${i?.name} ne reçoit plus les commandes`)
};

/**
* | output |
* | --- |
* | "{name} no longer gets the orders of {venue}" |
*
* @param {Webhook_Mail_Disabled_SubjectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const webhook_mail_disabled_subject = /** @type {((inputs: Webhook_Mail_Disabled_SubjectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Webhook_Mail_Disabled_SubjectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_webhook_mail_disabled_subject(inputs)
	return en_ca2_webhook_mail_disabled_subject(inputs)
});