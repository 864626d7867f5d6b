/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Webhook_Mail_ButtonInputs */

const en_ca2_webhook_mail_button = /** @type {(inputs: Webhook_Mail_ButtonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See the connection`)
};

const fr_ca2_webhook_mail_button = /** @type {(inputs: Webhook_Mail_ButtonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir la connexion`)
};

/**
* | output |
* | --- |
* | "See the connection" |
*
* @param {Webhook_Mail_ButtonInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const webhook_mail_button = /** @type {((inputs?: Webhook_Mail_ButtonInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Webhook_Mail_ButtonInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_webhook_mail_button(inputs)
	return en_ca2_webhook_mail_button(inputs)
});