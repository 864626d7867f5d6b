/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_NothingInputs */

const en_ca2_staff_day_nothing = /** @type {(inputs: Staff_Day_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing moved that day.`)
};

const fr_ca2_staff_day_nothing = /** @type {(inputs: Staff_Day_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien n’a bougé ce jour-là.`)
};

/**
* | output |
* | --- |
* | "Nothing moved that day." |
*
* @param {Staff_Day_NothingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_nothing = /** @type {((inputs?: Staff_Day_NothingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_NothingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_nothing(inputs)
	return en_ca2_staff_day_nothing(inputs)
});