/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ values: NonNullable<unknown> }} Issue_One_OfInputs */

const en_ca2_issue_one_of = /** @type {(inputs: Issue_One_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This must be one of: ${i?.values}.`)
};

const fr_ca2_issue_one_of = /** @type {(inputs: Issue_One_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ceci doit être l’une de ces valeurs : ${i?.values}.`)
};

/**
* | output |
* | --- |
* | "This must be one of: {values}." |
*
* @param {Issue_One_OfInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_one_of = /** @type {((inputs: Issue_One_OfInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_One_OfInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_one_of(inputs)
	return en_ca2_issue_one_of(inputs)
});