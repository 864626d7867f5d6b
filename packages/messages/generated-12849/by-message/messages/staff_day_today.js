/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_TodayInputs */

const en_ca2_staff_day_today = /** @type {(inputs: Staff_Day_TodayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Today’s numbers`)
};

const fr_ca2_staff_day_today = /** @type {(inputs: Staff_Day_TodayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les chiffres d’aujourd’hui`)
};

/**
* | output |
* | --- |
* | "Today’s numbers" |
*
* @param {Staff_Day_TodayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_today = /** @type {((inputs?: Staff_Day_TodayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_TodayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_today(inputs)
	return en_ca2_staff_day_today(inputs)
});