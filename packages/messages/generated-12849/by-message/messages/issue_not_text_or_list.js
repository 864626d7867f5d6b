/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Not_Text_Or_ListInputs */

const en_ca2_issue_not_text_or_list = /** @type {(inputs: Issue_Not_Text_Or_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This must be text or a list.`)
};

const fr_ca2_issue_not_text_or_list = /** @type {(inputs: Issue_Not_Text_Or_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ceci doit être un texte ou une liste.`)
};

/**
* | output |
* | --- |
* | "This must be text or a list." |
*
* @param {Issue_Not_Text_Or_ListInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_not_text_or_list = /** @type {((inputs?: Issue_Not_Text_Or_ListInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Not_Text_Or_ListInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_not_text_or_list(inputs)
	return en_ca2_issue_not_text_or_list(inputs)
});