/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ field: NonNullable<unknown>, issue: NonNullable<unknown> }} Issue_Of_FieldInputs */

const en_ca2_issue_of_field = /** @type {(inputs: Issue_Of_FieldInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.field}: ${i?.issue}`)
};

const fr_ca2_issue_of_field = /** @type {(inputs: Issue_Of_FieldInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.field} : ${i?.issue}`)
};

/**
* | output |
* | --- |
* | "{field}: {issue}" |
*
* @param {Issue_Of_FieldInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_of_field = /** @type {((inputs: Issue_Of_FieldInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Of_FieldInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_of_field(inputs)
	return en_ca2_issue_of_field(inputs)
});