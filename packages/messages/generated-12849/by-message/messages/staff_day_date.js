/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_DateInputs */

const en_ca2_staff_day_date = /** @type {(inputs: Staff_Day_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Day`)
};

const fr_ca2_staff_day_date = /** @type {(inputs: Staff_Day_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jour`)
};

/**
* | output |
* | --- |
* | "Day" |
*
* @param {Staff_Day_DateInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_date = /** @type {((inputs?: Staff_Day_DateInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_DateInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_date(inputs)
	return en_ca2_staff_day_date(inputs)
});