/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Not_A_UuidInputs */

const en_ca2_issue_not_a_uuid = /** @type {(inputs: Issue_Not_A_UuidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is not a UUID.`)
};

const fr_ca2_issue_not_a_uuid = /** @type {(inputs: Issue_Not_A_UuidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ceci n’est pas un UUID.`)
};

/**
* | output |
* | --- |
* | "This is not a UUID." |
*
* @param {Issue_Not_A_UuidInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_not_a_uuid = /** @type {((inputs?: Issue_Not_A_UuidInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Not_A_UuidInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_not_a_uuid(inputs)
	return en_ca2_issue_not_a_uuid(inputs)
});