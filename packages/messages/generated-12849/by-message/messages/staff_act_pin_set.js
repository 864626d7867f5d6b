/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Pin_SetInputs */

const en_ca2_staff_act_pin_set = /** @type {(inputs: Staff_Act_Pin_SetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`new PIN`)
};

const fr_ca2_staff_act_pin_set = /** @type {(inputs: Staff_Act_Pin_SetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`nouveau NIP`)
};

/**
* | output |
* | --- |
* | "new PIN" |
*
* @param {Staff_Act_Pin_SetInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_pin_set = /** @type {((inputs?: Staff_Act_Pin_SetInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Pin_SetInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_pin_set(inputs)
	return en_ca2_staff_act_pin_set(inputs)
});