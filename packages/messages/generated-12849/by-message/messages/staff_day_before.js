/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_BeforeInputs */

const en_ca2_staff_day_before = /** @type {(inputs: Staff_Day_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The day before`)
};

const fr_ca2_staff_day_before = /** @type {(inputs: Staff_Day_BeforeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le jour d’avant`)
};

/**
* | output |
* | --- |
* | "The day before" |
*
* @param {Staff_Day_BeforeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_before = /** @type {((inputs?: Staff_Day_BeforeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_BeforeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_before(inputs)
	return en_ca2_staff_day_before(inputs)
});