/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Webhook_Mail_WhyInputs */

const en_ca2_webhook_mail_why = /** @type {(inputs: Webhook_Mail_WhyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You get this mail because this address is the restaurant’s contact.`)
};

const fr_ca2_webhook_mail_why = /** @type {(inputs: Webhook_Mail_WhyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous recevez ce courriel parce que cette adresse est celle du restaurant.`)
};

/**
* | output |
* | --- |
* | "You get this mail because this address is the restaurant’s contact." |
*
* @param {Webhook_Mail_WhyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const webhook_mail_why = /** @type {((inputs?: Webhook_Mail_WhyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Webhook_Mail_WhyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_webhook_mail_why(inputs)
	return en_ca2_webhook_mail_why(inputs)
});