/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Issue_List_MinInputs */

const en_ca2_issue_list_min = /** @type {(inputs: Issue_List_MinInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This list must have at least ${i?.count} entries.`)
};

const fr_ca2_issue_list_min = /** @type {(inputs: Issue_List_MinInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cette liste doit avoir au moins ${i?.count} éléments.`)
};

/**
* | output |
* | --- |
* | "This list must have at least {count} entries." |
*
* @param {Issue_List_MinInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_list_min = /** @type {((inputs: Issue_List_MinInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_List_MinInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_list_min(inputs)
	return en_ca2_issue_list_min(inputs)
});