/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Not_TextInputs */

const en_ca2_issue_not_text = /** @type {(inputs: Issue_Not_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This must be text.`)
};

const fr_ca2_issue_not_text = /** @type {(inputs: Issue_Not_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ceci doit être un texte.`)
};

/**
* | output |
* | --- |
* | "This must be text." |
*
* @param {Issue_Not_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_not_text = /** @type {((inputs?: Issue_Not_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Not_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_not_text(inputs)
	return en_ca2_issue_not_text(inputs)
});