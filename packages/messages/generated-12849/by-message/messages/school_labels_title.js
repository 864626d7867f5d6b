/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown> }} School_Labels_TitleInputs */

const en_ca2_school_labels_title = /** @type {(inputs: School_Labels_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Labels for ${i?.date}`)
};

const fr_ca2_school_labels_title = /** @type {(inputs: School_Labels_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Étiquettes du ${i?.date}`)
};

/**
* | output |
* | --- |
* | "Labels for {date}" |
*
* @param {School_Labels_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_labels_title = /** @type {((inputs: School_Labels_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Labels_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_labels_title(inputs)
	return en_ca2_school_labels_title(inputs)
});