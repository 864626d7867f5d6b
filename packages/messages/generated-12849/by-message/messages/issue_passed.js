/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_PassedInputs */

const en_ca2_issue_passed = /** @type {(inputs: Issue_PassedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This time has passed.`)
};

const fr_ca2_issue_passed = /** @type {(inputs: Issue_PassedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce moment est passé.`)
};

/**
* | output |
* | --- |
* | "This time has passed." |
*
* @param {Issue_PassedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_passed = /** @type {((inputs?: Issue_PassedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_PassedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_passed(inputs)
	return en_ca2_issue_passed(inputs)
});