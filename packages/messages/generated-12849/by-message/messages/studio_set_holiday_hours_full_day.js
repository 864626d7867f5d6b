/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Holiday_Hours_Full_DayInputs */

const en_ca2_studio_set_holiday_hours_full_day = /** @type {(inputs: Studio_Set_Holiday_Hours_Full_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Closed all day`)
};

const fr_ca2_studio_set_holiday_hours_full_day = /** @type {(inputs: Studio_Set_Holiday_Hours_Full_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fermé toute la journée`)
};

/**
* | output |
* | --- |
* | "Closed all day" |
*
* @param {Studio_Set_Holiday_Hours_Full_DayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_holiday_hours_full_day = /** @type {((inputs?: Studio_Set_Holiday_Hours_Full_DayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Holiday_Hours_Full_DayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_holiday_hours_full_day(inputs)
	return en_ca2_studio_set_holiday_hours_full_day(inputs)
});