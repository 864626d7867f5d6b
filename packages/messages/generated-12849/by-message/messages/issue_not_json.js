/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Not_JsonInputs */

const en_ca2_issue_not_json = /** @type {(inputs: Issue_Not_JsonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is not JSON.`)
};

const fr_ca2_issue_not_json = /** @type {(inputs: Issue_Not_JsonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ceci n’est pas du JSON.`)
};

/**
* | output |
* | --- |
* | "This is not JSON." |
*
* @param {Issue_Not_JsonInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_not_json = /** @type {((inputs?: Issue_Not_JsonInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Not_JsonInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_not_json(inputs)
	return en_ca2_issue_not_json(inputs)
});