/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Webhook_Mail_Disabled_NextInputs */

const en_ca2_webhook_mail_disabled_next = /** @type {(inputs: Webhook_Mail_Disabled_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Once the other system works again, turn the connection on and send what it missed again.`)
};

const fr_ca2_webhook_mail_disabled_next = /** @type {(inputs: Webhook_Mail_Disabled_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quand l’autre système fonctionnera, activez la connexion et renvoyez ce qui lui manque.`)
};

/**
* | output |
* | --- |
* | "Once the other system works again, turn the connection on and send what it missed again." |
*
* @param {Webhook_Mail_Disabled_NextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const webhook_mail_disabled_next = /** @type {((inputs?: Webhook_Mail_Disabled_NextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Webhook_Mail_Disabled_NextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_webhook_mail_disabled_next(inputs)
	return en_ca2_webhook_mail_disabled_next(inputs)
});