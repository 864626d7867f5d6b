/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ min: NonNullable<unknown> }} Issue_At_LeastInputs */

const en_ca2_issue_at_least = /** @type {(inputs: Issue_At_LeastInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This must be ${i?.min} or more.`)
};

const fr_ca2_issue_at_least = /** @type {(inputs: Issue_At_LeastInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ceci doit être ${i?.min} ou plus.`)
};

/**
* | output |
* | --- |
* | "This must be {min} or more." |
*
* @param {Issue_At_LeastInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_at_least = /** @type {((inputs: Issue_At_LeastInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_At_LeastInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_at_least(inputs)
	return en_ca2_issue_at_least(inputs)
});