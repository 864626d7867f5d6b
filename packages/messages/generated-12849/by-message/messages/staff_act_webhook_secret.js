/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Webhook_SecretInputs */

const en_ca2_staff_act_webhook_secret = /** @type {(inputs: Staff_Act_Webhook_SecretInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Replaced a connection’s secret`)
};

const fr_ca2_staff_act_webhook_secret = /** @type {(inputs: Staff_Act_Webhook_SecretInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Secret d’une connexion remplacé`)
};

/**
* | output |
* | --- |
* | "Replaced a connection’s secret" |
*
* @param {Staff_Act_Webhook_SecretInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_webhook_secret = /** @type {((inputs?: Staff_Act_Webhook_SecretInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Webhook_SecretInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_webhook_secret(inputs)
	return en_ca2_staff_act_webhook_secret(inputs)
});