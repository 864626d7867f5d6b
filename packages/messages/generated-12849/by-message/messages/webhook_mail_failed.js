/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ days: NonNullable<unknown>, url: NonNullable<unknown> }} Webhook_Mail_FailedInputs */

const en_ca2_webhook_mail_failed = /** @type {(inputs: Webhook_Mail_FailedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`For ${i?.days} days, every attempt to reach ${i?.url} has failed. The connection is off.`)
};

const fr_ca2_webhook_mail_failed = /** @type {(inputs: Webhook_Mail_FailedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Depuis ${i?.days} jours, aucune tentative de joindre ${i?.url} n’a réussi. La connexion est désactivée.`)
};

/**
* | output |
* | --- |
* | "For {days} days, every attempt to reach {url} has failed. The connection is off." |
*
* @param {Webhook_Mail_FailedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const webhook_mail_failed = /** @type {((inputs: Webhook_Mail_FailedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Webhook_Mail_FailedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_webhook_mail_failed(inputs)
	return en_ca2_webhook_mail_failed(inputs)
});