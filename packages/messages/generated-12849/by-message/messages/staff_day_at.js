/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Staff_Day_AtInputs */

const en_ca2_staff_day_at = /** @type {(inputs: Staff_Day_AtInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`As of ${i?.time}`)
};

const fr_ca2_staff_day_at = /** @type {(inputs: Staff_Day_AtInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`En date du ${i?.time}`)
};

/**
* | output |
* | --- |
* | "As of {time}" |
*
* @param {Staff_Day_AtInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_at = /** @type {((inputs: Staff_Day_AtInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_AtInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_at(inputs)
	return en_ca2_staff_day_at(inputs)
});