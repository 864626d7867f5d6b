/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Too_MuchInputs */

const en_ca2_issue_too_much = /** @type {(inputs: Issue_Too_MuchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is more than we can take.`)
};

const fr_ca2_issue_too_much = /** @type {(inputs: Issue_Too_MuchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est plus que ce que nous pouvons prendre.`)
};

/**
* | output |
* | --- |
* | "This is more than we can take." |
*
* @param {Issue_Too_MuchInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_too_much = /** @type {((inputs?: Issue_Too_MuchInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Too_MuchInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_too_much(inputs)
	return en_ca2_issue_too_much(inputs)
});