/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_AfterInputs */

const en_ca2_staff_day_after = /** @type {(inputs: Staff_Day_AfterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The day after`)
};

const fr_ca2_staff_day_after = /** @type {(inputs: Staff_Day_AfterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le jour d’après`)
};

/**
* | output |
* | --- |
* | "The day after" |
*
* @param {Staff_Day_AfterInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_after = /** @type {((inputs?: Staff_Day_AfterInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_AfterInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_after(inputs)
	return en_ca2_staff_day_after(inputs)
});