/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ words: NonNullable<unknown> }} Finding_Expects_One_OfInputs */

const en_ca2_finding_expects_one_of = /** @type {(inputs: Finding_Expects_One_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`one of ${i?.words}`)
};

const fr_ca2_finding_expects_one_of = /** @type {(inputs: Finding_Expects_One_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`un choix parmi ${i?.words}`)
};

/**
* | output |
* | --- |
* | "one of {words}" |
*
* @param {Finding_Expects_One_OfInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_one_of = /** @type {((inputs: Finding_Expects_One_OfInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_One_OfInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_one_of(inputs)
	return en_ca2_finding_expects_one_of(inputs)
});