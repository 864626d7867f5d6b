/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Close_FirstInputs */

const en_ca2_staff_day_close_first = /** @type {(inputs: Staff_Day_Close_FirstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is the first close: it holds everything up to this day.`)
};

const fr_ca2_staff_day_close_first = /** @type {(inputs: Staff_Day_Close_FirstInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est la première fermeture : elle contient tout jusqu’à ce jour.`)
};

/**
* | output |
* | --- |
* | "This is the first close: it holds everything up to this day." |
*
* @param {Staff_Day_Close_FirstInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_close_first = /** @type {((inputs?: Staff_Day_Close_FirstInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Close_FirstInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_close_first(inputs)
	return en_ca2_staff_day_close_first(inputs)
});