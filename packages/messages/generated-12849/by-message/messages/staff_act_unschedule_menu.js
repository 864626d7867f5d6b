/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Unschedule_MenuInputs */

const en_ca2_staff_act_unschedule_menu = /** @type {(inputs: Staff_Act_Unschedule_MenuInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cancelled a scheduled menu`)
};

const fr_ca2_staff_act_unschedule_menu = /** @type {(inputs: Staff_Act_Unschedule_MenuInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Publication de menu annulée`)
};

/**
* | output |
* | --- |
* | "Cancelled a scheduled menu" |
*
* @param {Staff_Act_Unschedule_MenuInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_unschedule_menu = /** @type {((inputs?: Staff_Act_Unschedule_MenuInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Unschedule_MenuInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_unschedule_menu(inputs)
	return en_ca2_staff_act_unschedule_menu(inputs)
});