/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ max: NonNullable<unknown> }} Issue_At_MostInputs */

const en_ca2_issue_at_most = /** @type {(inputs: Issue_At_MostInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This must be ${i?.max} or less.`)
};

const fr_ca2_issue_at_most = /** @type {(inputs: Issue_At_MostInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ceci doit être ${i?.max} ou moins.`)
};

/**
* | output |
* | --- |
* | "This must be {max} or less." |
*
* @param {Issue_At_MostInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_at_most = /** @type {((inputs: Issue_At_MostInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_At_MostInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_at_most(inputs)
	return en_ca2_issue_at_most(inputs)
});