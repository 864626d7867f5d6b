/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} School_Days_LabelInputs */

const en_ca2_school_days_label = /** @type {(inputs: School_Days_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Days of the week`)
};

const fr_ca2_school_days_label = /** @type {(inputs: School_Days_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jours de la semaine`)
};

/**
* | output |
* | --- |
* | "Days of the week" |
*
* @param {School_Days_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_days_label = /** @type {((inputs?: School_Days_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Days_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_days_label(inputs)
	return en_ca2_school_days_label(inputs)
});