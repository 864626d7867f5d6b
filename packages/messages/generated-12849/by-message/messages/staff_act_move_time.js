/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Move_TimeInputs */

const en_ca2_staff_act_move_time = /** @type {(inputs: Staff_Act_Move_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Changed the time`)
};

const fr_ca2_staff_act_move_time = /** @type {(inputs: Staff_Act_Move_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Heure modifiée`)
};

/**
* | output |
* | --- |
* | "Changed the time" |
*
* @param {Staff_Act_Move_TimeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_move_time = /** @type {((inputs?: Staff_Act_Move_TimeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Move_TimeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_move_time(inputs)
	return en_ca2_staff_act_move_time(inputs)
});