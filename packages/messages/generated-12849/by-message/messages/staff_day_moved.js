/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_MovedInputs */

const en_ca2_staff_day_moved = /** @type {(inputs: Staff_Day_MovedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Money that moved`)
};

const fr_ca2_staff_day_moved = /** @type {(inputs: Staff_Day_MovedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`L’argent qui a bougé`)
};

/**
* | output |
* | --- |
* | "Money that moved" |
*
* @param {Staff_Day_MovedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_moved = /** @type {((inputs?: Staff_Day_MovedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_MovedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_moved(inputs)
	return en_ca2_staff_day_moved(inputs)
});