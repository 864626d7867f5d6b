/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Not_Text_Or_NumberInputs */

const en_ca2_issue_not_text_or_number = /** @type {(inputs: Issue_Not_Text_Or_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This must be text or a number.`)
};

const fr_ca2_issue_not_text_or_number = /** @type {(inputs: Issue_Not_Text_Or_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ceci doit être un texte ou un nombre.`)
};

/**
* | output |
* | --- |
* | "This must be text or a number." |
*
* @param {Issue_Not_Text_Or_NumberInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_not_text_or_number = /** @type {((inputs?: Issue_Not_Text_Or_NumberInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Not_Text_Or_NumberInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_not_text_or_number(inputs)
	return en_ca2_issue_not_text_or_number(inputs)
});