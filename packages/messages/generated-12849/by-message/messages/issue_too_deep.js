/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Too_DeepInputs */

const en_ca2_issue_too_deep = /** @type {(inputs: Issue_Too_DeepInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is nested too deeply.`)
};

const fr_ca2_issue_too_deep = /** @type {(inputs: Issue_Too_DeepInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`L’imbrication est trop profonde.`)
};

/**
* | output |
* | --- |
* | "This is nested too deeply." |
*
* @param {Issue_Too_DeepInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_too_deep = /** @type {((inputs?: Issue_Too_DeepInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Too_DeepInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_too_deep(inputs)
	return en_ca2_issue_too_deep(inputs)
});