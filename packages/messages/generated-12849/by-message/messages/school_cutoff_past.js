/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} School_Cutoff_PastInputs */

const en_ca2_school_cutoff_past = /** @type {(inputs: School_Cutoff_PastInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ordering is over for this day`)
};

const fr_ca2_school_cutoff_past = /** @type {(inputs: School_Cutoff_PastInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les commandes sont closes pour ce jour`)
};

/**
* | output |
* | --- |
* | "Ordering is over for this day" |
*
* @param {School_Cutoff_PastInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_cutoff_past = /** @type {((inputs?: School_Cutoff_PastInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Cutoff_PastInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_cutoff_past(inputs)
	return en_ca2_school_cutoff_past(inputs)
});