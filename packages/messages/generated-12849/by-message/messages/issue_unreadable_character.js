/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Unreadable_CharacterInputs */

const en_ca2_issue_unreadable_character = /** @type {(inputs: Issue_Unreadable_CharacterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This has a character that isn’t allowed.`)
};

const fr_ca2_issue_unreadable_character = /** @type {(inputs: Issue_Unreadable_CharacterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce texte contient un caractère interdit.`)
};

/**
* | output |
* | --- |
* | "This has a character that isn’t allowed." |
*
* @param {Issue_Unreadable_CharacterInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_unreadable_character = /** @type {((inputs?: Issue_Unreadable_CharacterInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Unreadable_CharacterInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_unreadable_character(inputs)
	return en_ca2_issue_unreadable_character(inputs)
});