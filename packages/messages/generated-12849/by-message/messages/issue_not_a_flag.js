/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Not_A_FlagInputs */

const en_ca2_issue_not_a_flag = /** @type {(inputs: Issue_Not_A_FlagInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This must be true or false.`)
};

const fr_ca2_issue_not_a_flag = /** @type {(inputs: Issue_Not_A_FlagInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ceci doit être vrai ou faux (true, false).`)
};

/**
* | output |
* | --- |
* | "This must be true or false." |
*
* @param {Issue_Not_A_FlagInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_not_a_flag = /** @type {((inputs?: Issue_Not_A_FlagInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Not_A_FlagInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_not_a_flag(inputs)
	return en_ca2_issue_not_a_flag(inputs)
});