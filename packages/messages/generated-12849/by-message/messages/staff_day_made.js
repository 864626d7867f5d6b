/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_MadeInputs */

const en_ca2_staff_day_made = /** @type {(inputs: Staff_Day_MadeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What was taken back`)
};

const fr_ca2_staff_day_made = /** @type {(inputs: Staff_Day_MadeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce qui a été repris`)
};

/**
* | output |
* | --- |
* | "What was taken back" |
*
* @param {Staff_Day_MadeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_made = /** @type {((inputs?: Staff_Day_MadeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_MadeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_made(inputs)
	return en_ca2_staff_day_made(inputs)
});