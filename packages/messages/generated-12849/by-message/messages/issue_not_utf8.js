/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Not_Utf8Inputs */

const en_ca2_issue_not_utf8 = /** @type {(inputs: Issue_Not_Utf8Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is not UTF-8 text.`)
};

const fr_ca2_issue_not_utf8 = /** @type {(inputs: Issue_Not_Utf8Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ceci n’est pas du texte UTF-8.`)
};

/**
* | output |
* | --- |
* | "This is not UTF-8 text." |
*
* @param {Issue_Not_Utf8Inputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_not_utf8 = /** @type {((inputs?: Issue_Not_Utf8Inputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Not_Utf8Inputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_not_utf8(inputs)
	return en_ca2_issue_not_utf8(inputs)
});