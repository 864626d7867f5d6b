/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Hours_WeekdayInputs */

const en_ca2_studio_set_hours_weekday = /** @type {(inputs: Studio_Set_Hours_WeekdayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Day`)
};

const fr_ca2_studio_set_hours_weekday = /** @type {(inputs: Studio_Set_Hours_WeekdayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jour`)
};

/**
* | output |
* | --- |
* | "Day" |
*
* @param {Studio_Set_Hours_WeekdayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_hours_weekday = /** @type {((inputs?: Studio_Set_Hours_WeekdayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Hours_WeekdayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_hours_weekday(inputs)
	return en_ca2_studio_set_hours_weekday(inputs)
});