/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_PauseInputs */

const en_ca2_staff_act_pause = /** @type {(inputs: Staff_Act_PauseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paused orders`)
};

const fr_ca2_staff_act_pause = /** @type {(inputs: Staff_Act_PauseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commandes suspendues`)
};

/**
* | output |
* | --- |
* | "Paused orders" |
*
* @param {Staff_Act_PauseInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_pause = /** @type {((inputs?: Staff_Act_PauseInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_PauseInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_pause(inputs)
	return en_ca2_staff_act_pause(inputs)
});