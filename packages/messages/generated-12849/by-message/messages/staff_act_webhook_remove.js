/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Webhook_RemoveInputs */

const en_ca2_staff_act_webhook_remove = /** @type {(inputs: Staff_Act_Webhook_RemoveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Removed a connection`)
};

const fr_ca2_staff_act_webhook_remove = /** @type {(inputs: Staff_Act_Webhook_RemoveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Connexion retirée`)
};

/**
* | output |
* | --- |
* | "Removed a connection" |
*
* @param {Staff_Act_Webhook_RemoveInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_webhook_remove = /** @type {((inputs?: Staff_Act_Webhook_RemoveInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Webhook_RemoveInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_webhook_remove(inputs)
	return en_ca2_staff_act_webhook_remove(inputs)
});