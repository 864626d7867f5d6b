/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ language: NonNullable<unknown> }} Paper_In_LanguageInputs */

const en_ca2_paper_in_language = /** @type {(inputs: Paper_In_LanguageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`[in ${i?.language}]`)
};

const fr_ca2_paper_in_language = /** @type {(inputs: Paper_In_LanguageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`[en ${i?.language}]`)
};

/**
* | output |
* | --- |
* | "[in {language}]" |
*
* @param {Paper_In_LanguageInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const paper_in_language = /** @type {((inputs: Paper_In_LanguageInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Paper_In_LanguageInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_paper_in_language(inputs)
	return en_ca2_paper_in_language(inputs)
});