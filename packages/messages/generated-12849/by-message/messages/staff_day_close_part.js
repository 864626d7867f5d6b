/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ day: NonNullable<unknown> }} Staff_Day_Close_PartInputs */

const en_ca2_staff_day_close_part = /** @type {(inputs: Staff_Day_Close_PartInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Of ${i?.day}`)
};

const fr_ca2_staff_day_close_part = /** @type {(inputs: Staff_Day_Close_PartInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Du ${i?.day}`)
};

/**
* | output |
* | --- |
* | "Of {day}" |
*
* @param {Staff_Day_Close_PartInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_close_part = /** @type {((inputs: Staff_Day_Close_PartInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Close_PartInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_close_part(inputs)
	return en_ca2_staff_day_close_part(inputs)
});