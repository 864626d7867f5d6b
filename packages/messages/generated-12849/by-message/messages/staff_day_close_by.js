/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, when: NonNullable<unknown> }} Staff_Day_Close_ByInputs */

const en_ca2_staff_day_close_by = /** @type {(inputs: Staff_Day_Close_ByInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Closed by ${i?.name}, ${i?.when}`)
};

const fr_ca2_staff_day_close_by = /** @type {(inputs: Staff_Day_Close_ByInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Fermée par ${i?.name}, ${i?.when}`)
};

/**
* | output |
* | --- |
* | "Closed by {name}, {when}" |
*
* @param {Staff_Day_Close_ByInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_close_by = /** @type {((inputs: Staff_Day_Close_ByInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Close_ByInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_close_by(inputs)
	return en_ca2_staff_day_close_by(inputs)
});