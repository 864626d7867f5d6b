/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} School_Closed_WeekendInputs */

const en_ca2_school_closed_weekend = /** @type {(inputs: School_Closed_WeekendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No school on weekends`)
};

const fr_ca2_school_closed_weekend = /** @type {(inputs: School_Closed_WeekendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pas d’école la fin de semaine`)
};

/**
* | output |
* | --- |
* | "No school on weekends" |
*
* @param {School_Closed_WeekendInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_closed_weekend = /** @type {((inputs?: School_Closed_WeekendInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Closed_WeekendInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_closed_weekend(inputs)
	return en_ca2_school_closed_weekend(inputs)
});