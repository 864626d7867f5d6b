/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ url: NonNullable<unknown> }} Webhook_Mail_FailingInputs */

const en_ca2_webhook_mail_failing = /** @type {(inputs: Webhook_Mail_FailingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`For an hour, every attempt to reach ${i?.url} has failed.`)
};

const fr_ca2_webhook_mail_failing = /** @type {(inputs: Webhook_Mail_FailingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Depuis une heure, aucune tentative de joindre ${i?.url} n’a réussi.`)
};

/**
* | output |
* | --- |
* | "For an hour, every attempt to reach {url} has failed." |
*
* @param {Webhook_Mail_FailingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const webhook_mail_failing = /** @type {((inputs: Webhook_Mail_FailingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Webhook_Mail_FailingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_webhook_mail_failing(inputs)
	return en_ca2_webhook_mail_failing(inputs)
});