/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_SwitchInputs */

const en_ca2_staff_act_switch = /** @type {(inputs: Staff_Act_SwitchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Switched restaurants`)
};

const fr_ca2_staff_act_switch = /** @type {(inputs: Staff_Act_SwitchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A changé de restaurant`)
};

/**
* | output |
* | --- |
* | "Switched restaurants" |
*
* @param {Staff_Act_SwitchInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_switch = /** @type {((inputs?: Staff_Act_SwitchInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_SwitchInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_switch(inputs)
	return en_ca2_staff_act_switch(inputs)
});