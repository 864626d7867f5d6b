/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_LanguageInputs */

const en_ca2_finding_expects_language = /** @type {(inputs: Finding_Expects_LanguageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a language such as fr`)
};

const fr_ca2_finding_expects_language = /** @type {(inputs: Finding_Expects_LanguageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`une langue comme fr`)
};

/**
* | output |
* | --- |
* | "a language such as fr" |
*
* @param {Finding_Expects_LanguageInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_language = /** @type {((inputs?: Finding_Expects_LanguageInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_LanguageInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_language(inputs)
	return en_ca2_finding_expects_language(inputs)
});