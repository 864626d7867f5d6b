/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Not_FieldsInputs */

const en_ca2_issue_not_fields = /** @type {(inputs: Issue_Not_FieldsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This must be an object with its fields.`)
};

const fr_ca2_issue_not_fields = /** @type {(inputs: Issue_Not_FieldsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ceci doit être un objet avec ses champs.`)
};

/**
* | output |
* | --- |
* | "This must be an object with its fields." |
*
* @param {Issue_Not_FieldsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_not_fields = /** @type {((inputs?: Issue_Not_FieldsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Not_FieldsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_not_fields(inputs)
	return en_ca2_issue_not_fields(inputs)
});