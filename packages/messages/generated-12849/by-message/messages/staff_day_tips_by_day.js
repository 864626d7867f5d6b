/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Tips_By_DayInputs */

const en_ca2_staff_day_tips_by_day = /** @type {(inputs: Staff_Day_Tips_By_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tips by day`)
};

const fr_ca2_staff_day_tips_by_day = /** @type {(inputs: Staff_Day_Tips_By_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pourboires par jour`)
};

/**
* | output |
* | --- |
* | "Tips by day" |
*
* @param {Staff_Day_Tips_By_DayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_tips_by_day = /** @type {((inputs?: Staff_Day_Tips_By_DayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Tips_By_DayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_tips_by_day(inputs)
	return en_ca2_staff_day_tips_by_day(inputs)
});