/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ url: NonNullable<unknown> }} Webhook_Mail_GoneInputs */

const en_ca2_webhook_mail_gone = /** @type {(inputs: Webhook_Mail_GoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.url} has answered that it’s gone for good. The connection is off.`)
};

const fr_ca2_webhook_mail_gone = /** @type {(inputs: Webhook_Mail_GoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.url} a répondu ne plus exister. La connexion est désactivée.`)
};

/**
* | output |
* | --- |
* | "{url} has answered that it’s gone for good. The connection is off." |
*
* @param {Webhook_Mail_GoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const webhook_mail_gone = /** @type {((inputs: Webhook_Mail_GoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Webhook_Mail_GoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_webhook_mail_gone(inputs)
	return en_ca2_webhook_mail_gone(inputs)
});