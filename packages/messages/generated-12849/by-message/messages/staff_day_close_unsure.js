/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Close_UnsureInputs */

const en_ca2_staff_day_close_unsure = /** @type {(inputs: Staff_Day_Close_UnsureInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check the numbers, then tick the box.`)
};

const fr_ca2_staff_day_close_unsure = /** @type {(inputs: Staff_Day_Close_UnsureInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vérifiez les chiffres, puis cochez la case.`)
};

/**
* | output |
* | --- |
* | "Check the numbers, then tick the box." |
*
* @param {Staff_Day_Close_UnsureInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_close_unsure = /** @type {((inputs?: Staff_Day_Close_UnsureInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Close_UnsureInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_close_unsure(inputs)
	return en_ca2_staff_day_close_unsure(inputs)
});