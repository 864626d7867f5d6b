/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Link_ProblemInputs */

const en_ca2_suite_link_problem = /** @type {(inputs: Suite_Link_ProblemInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This link leads to no suite`)
};

const fr_ca2_suite_link_problem = /** @type {(inputs: Suite_Link_ProblemInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce lien ne mène à aucune loge`)
};

/**
* | output |
* | --- |
* | "This link leads to no suite" |
*
* @param {Suite_Link_ProblemInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_link_problem = /** @type {((inputs?: Suite_Link_ProblemInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Link_ProblemInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_link_problem(inputs)
	return en_ca2_suite_link_problem(inputs)
});