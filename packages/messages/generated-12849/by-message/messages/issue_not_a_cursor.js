/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Not_A_CursorInputs */

const en_ca2_issue_not_a_cursor = /** @type {(inputs: Issue_Not_A_CursorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This list does not go on from here. Please begin again.`)
};

const fr_ca2_issue_not_a_cursor = /** @type {(inputs: Issue_Not_A_CursorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette liste ne continue pas d’ici. Veuillez recommencer.`)
};

/**
* | output |
* | --- |
* | "This list does not go on from here. Please begin again." |
*
* @param {Issue_Not_A_CursorInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_not_a_cursor = /** @type {((inputs?: Issue_Not_A_CursorInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Not_A_CursorInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_not_a_cursor(inputs)
	return en_ca2_issue_not_a_cursor(inputs)
});