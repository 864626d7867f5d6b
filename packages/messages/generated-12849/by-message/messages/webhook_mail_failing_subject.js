/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, venue: NonNullable<unknown> }} Webhook_Mail_Failing_SubjectInputs */

const en_ca2_webhook_mail_failing_subject = /** @type {(inputs: Webhook_Mail_Failing_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} isn’t getting the orders of ${i?.venue}`)
};

const fr_ca2_webhook_mail_failing_subject = /** @type {(inputs: Webhook_Mail_Failing_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue} : ${i?.name} ne reçoit pas les commandes`)
};

/**
* | output |
* | --- |
* | "{name} isn’t getting the orders of {venue}" |
*
* @param {Webhook_Mail_Failing_SubjectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const webhook_mail_failing_subject = /** @type {((inputs: Webhook_Mail_Failing_SubjectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Webhook_Mail_Failing_SubjectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_webhook_mail_failing_subject(inputs)
	return en_ca2_webhook_mail_failing_subject(inputs)
});