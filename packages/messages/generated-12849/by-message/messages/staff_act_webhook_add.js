/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Webhook_AddInputs */

const en_ca2_staff_act_webhook_add = /** @type {(inputs: Staff_Act_Webhook_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Added a connection`)
};

const fr_ca2_staff_act_webhook_add = /** @type {(inputs: Staff_Act_Webhook_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Connexion ajoutée`)
};

/**
* | output |
* | --- |
* | "Added a connection" |
*
* @param {Staff_Act_Webhook_AddInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_webhook_add = /** @type {((inputs?: Staff_Act_Webhook_AddInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Webhook_AddInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_webhook_add(inputs)
	return en_ca2_staff_act_webhook_add(inputs)
});