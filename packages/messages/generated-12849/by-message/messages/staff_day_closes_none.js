/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Closes_NoneInputs */

const en_ca2_staff_day_closes_none = /** @type {(inputs: Staff_Day_Closes_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No day has been closed yet.`)
};

const fr_ca2_staff_day_closes_none = /** @type {(inputs: Staff_Day_Closes_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucune journée n’a encore été fermée.`)
};

/**
* | output |
* | --- |
* | "No day has been closed yet." |
*
* @param {Staff_Day_Closes_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_closes_none = /** @type {((inputs?: Staff_Day_Closes_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Closes_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_closes_none(inputs)
	return en_ca2_staff_day_closes_none(inputs)
});