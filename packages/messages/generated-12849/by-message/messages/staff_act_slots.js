/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_SlotsInputs */

const en_ca2_staff_act_slots = /** @type {(inputs: Staff_Act_SlotsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Changed pickup times`)
};

const fr_ca2_staff_act_slots = /** @type {(inputs: Staff_Act_SlotsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Heures de cueillette modifiées`)
};

/**
* | output |
* | --- |
* | "Changed pickup times" |
*
* @param {Staff_Act_SlotsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_slots = /** @type {((inputs?: Staff_Act_SlotsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_SlotsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_slots(inputs)
	return en_ca2_staff_act_slots(inputs)
});