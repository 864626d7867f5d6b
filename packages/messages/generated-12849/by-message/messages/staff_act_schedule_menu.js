/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Schedule_MenuInputs */

const en_ca2_staff_act_schedule_menu = /** @type {(inputs: Staff_Act_Schedule_MenuInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Scheduled a menu`)
};

const fr_ca2_staff_act_schedule_menu = /** @type {(inputs: Staff_Act_Schedule_MenuInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Publication de menu prévue`)
};

/**
* | output |
* | --- |
* | "Scheduled a menu" |
*
* @param {Staff_Act_Schedule_MenuInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_schedule_menu = /** @type {((inputs?: Staff_Act_Schedule_MenuInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Schedule_MenuInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_schedule_menu(inputs)
	return en_ca2_staff_act_schedule_menu(inputs)
});