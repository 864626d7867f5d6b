/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ locale: NonNullable<unknown>, fields: NonNullable<unknown> }} Finding_Doubt_Missing_WordsInputs */

const en_ca2_finding_doubt_missing_words = /** @type {(inputs: Finding_Doubt_Missing_WordsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`There is no translation (${i?.locale}) for ${i?.fields}.`)
};

const fr_ca2_finding_doubt_missing_words = /** @type {(inputs: Finding_Doubt_Missing_WordsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il manque une traduction (${i?.locale}) pour ${i?.fields}.`)
};

/**
* | output |
* | --- |
* | "There is no translation ({locale}) for {fields}." |
*
* @param {Finding_Doubt_Missing_WordsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_missing_words = /** @type {((inputs: Finding_Doubt_Missing_WordsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Missing_WordsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_missing_words(inputs)
	return en_ca2_finding_doubt_missing_words(inputs)
});