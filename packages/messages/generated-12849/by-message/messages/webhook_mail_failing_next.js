/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ days: NonNullable<unknown> }} Webhook_Mail_Failing_NextInputs */

const en_ca2_webhook_mail_failing_next = /** @type {(inputs: Webhook_Mail_Failing_NextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We keep trying. If nothing gets through for ${i?.days} days, the connection is turned off. Its page shows the last answers.`)
};

const fr_ca2_webhook_mail_failing_next = /** @type {(inputs: Webhook_Mail_Failing_NextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Nous continuons d’essayer. Si rien ne passe pendant ${i?.days} jours, la connexion sera désactivée. Sa page montre les dernières réponses.`)
};

/**
* | output |
* | --- |
* | "We keep trying. If nothing gets through for {days} days, the connection is turned off. Its page shows the last answers." |
*
* @param {Webhook_Mail_Failing_NextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const webhook_mail_failing_next = /** @type {((inputs: Webhook_Mail_Failing_NextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Webhook_Mail_Failing_NextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_webhook_mail_failing_next(inputs)
	return en_ca2_webhook_mail_failing_next(inputs)
});