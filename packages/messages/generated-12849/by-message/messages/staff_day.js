/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_DayInputs */

const en_ca2_staff_day = /** @type {(inputs: Staff_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The day’s numbers`)
};

const fr_ca2_staff_day = /** @type {(inputs: Staff_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les chiffres du jour`)
};

/**
* | output |
* | --- |
* | "The day’s numbers" |
*
* @param {Staff_DayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day = /** @type {((inputs?: Staff_DayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_DayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day(inputs)
	return en_ca2_staff_day(inputs)
});