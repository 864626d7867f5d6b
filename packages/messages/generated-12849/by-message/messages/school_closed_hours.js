/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} School_Closed_HoursInputs */

const en_ca2_school_closed_hours = /** @type {(inputs: School_Closed_HoursInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The kitchen is closed`)
};

const fr_ca2_school_closed_hours = /** @type {(inputs: School_Closed_HoursInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La cuisine est fermée`)
};

/**
* | output |
* | --- |
* | "The kitchen is closed" |
*
* @param {School_Closed_HoursInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_closed_hours = /** @type {((inputs?: School_Closed_HoursInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Closed_HoursInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_closed_hours(inputs)
	return en_ca2_school_closed_hours(inputs)
});