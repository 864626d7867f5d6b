/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Not_UnderstoodInputs */

const en_ca2_issue_not_understood = /** @type {(inputs: Issue_Not_UnderstoodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This was not understood.`)
};

const fr_ca2_issue_not_understood = /** @type {(inputs: Issue_Not_UnderstoodInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ceci n’a pas été compris.`)
};

/**
* | output |
* | --- |
* | "This was not understood." |
*
* @param {Issue_Not_UnderstoodInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_not_understood = /** @type {((inputs?: Issue_Not_UnderstoodInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Not_UnderstoodInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_not_understood(inputs)
	return en_ca2_issue_not_understood(inputs)
});