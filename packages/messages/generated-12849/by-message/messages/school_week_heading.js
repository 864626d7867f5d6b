/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} School_Week_HeadingInputs */

const en_ca2_school_week_heading = /** @type {(inputs: School_Week_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The week`)
};

const fr_ca2_school_week_heading = /** @type {(inputs: School_Week_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La semaine`)
};

/**
* | output |
* | --- |
* | "The week" |
*
* @param {School_Week_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_week_heading = /** @type {((inputs?: School_Week_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Week_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_week_heading(inputs)
	return en_ca2_school_week_heading(inputs)
});