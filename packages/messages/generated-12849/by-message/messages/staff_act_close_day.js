/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Close_DayInputs */

const en_ca2_staff_act_close_day = /** @type {(inputs: Staff_Act_Close_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Closed the day`)
};

const fr_ca2_staff_act_close_day = /** @type {(inputs: Staff_Act_Close_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Journée fermée`)
};

/**
* | output |
* | --- |
* | "Closed the day" |
*
* @param {Staff_Act_Close_DayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_close_day = /** @type {((inputs?: Staff_Act_Close_DayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Close_DayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_close_day(inputs)
	return en_ca2_staff_act_close_day(inputs)
});