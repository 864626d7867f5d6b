/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_WordsInputs */

const en_ca2_finding_expects_words = /** @type {(inputs: Finding_Expects_WordsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`words`)
};

const fr_ca2_finding_expects_words = /** @type {(inputs: Finding_Expects_WordsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`des mots`)
};

/**
* | output |
* | --- |
* | "words" |
*
* @param {Finding_Expects_WordsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_words = /** @type {((inputs?: Finding_Expects_WordsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_WordsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_words(inputs)
	return en_ca2_finding_expects_words(inputs)
});