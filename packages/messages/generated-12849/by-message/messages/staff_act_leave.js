/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_LeaveInputs */

const en_ca2_staff_act_leave = /** @type {(inputs: Staff_Act_LeaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Left the device`)
};

const fr_ca2_staff_act_leave = /** @type {(inputs: Staff_Act_LeaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A quitté l’appareil`)
};

/**
* | output |
* | --- |
* | "Left the device" |
*
* @param {Staff_Act_LeaveInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_leave = /** @type {((inputs?: Staff_Act_LeaveInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_LeaveInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_leave(inputs)
	return en_ca2_staff_act_leave(inputs)
});