/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Holiday_Hours_DateInputs */

const en_ca2_studio_set_holiday_hours_date = /** @type {(inputs: Studio_Set_Holiday_Hours_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Date`)
};

const fr_ca2_studio_set_holiday_hours_date = /** @type {(inputs: Studio_Set_Holiday_Hours_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Date`)
};

/**
* | output |
* | --- |
* | "Date" |
*
* @param {Studio_Set_Holiday_Hours_DateInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_holiday_hours_date = /** @type {((inputs?: Studio_Set_Holiday_Hours_DateInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Holiday_Hours_DateInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_holiday_hours_date(inputs)
	return en_ca2_studio_set_holiday_hours_date(inputs)
});