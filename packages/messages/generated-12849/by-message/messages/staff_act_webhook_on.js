/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Webhook_OnInputs */

const en_ca2_staff_act_webhook_on = /** @type {(inputs: Staff_Act_Webhook_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Turned a connection on`)
};

const fr_ca2_staff_act_webhook_on = /** @type {(inputs: Staff_Act_Webhook_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Connexion activée`)
};

/**
* | output |
* | --- |
* | "Turned a connection on" |
*
* @param {Staff_Act_Webhook_OnInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_webhook_on = /** @type {((inputs?: Staff_Act_Webhook_OnInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Webhook_OnInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_webhook_on(inputs)
	return en_ca2_staff_act_webhook_on(inputs)
});