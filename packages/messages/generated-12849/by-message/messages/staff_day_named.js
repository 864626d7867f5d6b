/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ day: NonNullable<unknown>, year: NonNullable<unknown> }} Staff_Day_NamedInputs */

const en_ca2_staff_day_named = /** @type {(inputs: Staff_Day_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.day}, ${i?.year}`)
};

const fr_ca2_staff_day_named = /** @type {(inputs: Staff_Day_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.day} ${i?.year}`)
};

/**
* | output |
* | --- |
* | "{day}, {year}" |
*
* @param {Staff_Day_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_named = /** @type {((inputs: Staff_Day_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_named(inputs)
	return en_ca2_staff_day_named(inputs)
});