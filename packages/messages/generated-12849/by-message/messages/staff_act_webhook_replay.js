/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Webhook_ReplayInputs */

const en_ca2_staff_act_webhook_replay = /** @type {(inputs: Staff_Act_Webhook_ReplayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sent events again`)
};

const fr_ca2_staff_act_webhook_replay = /** @type {(inputs: Staff_Act_Webhook_ReplayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Événements renvoyés`)
};

/**
* | output |
* | --- |
* | "Sent events again" |
*
* @param {Staff_Act_Webhook_ReplayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_webhook_replay = /** @type {((inputs?: Staff_Act_Webhook_ReplayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Webhook_ReplayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_webhook_replay(inputs)
	return en_ca2_staff_act_webhook_replay(inputs)
});