/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ expected: NonNullable<unknown> }} Finding_Fault_MissingInputs */

const en_ca2_finding_fault_missing = /** @type {(inputs: Finding_Fault_MissingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This is missing. Enter ${i?.expected}.`)
};

const fr_ca2_finding_fault_missing = /** @type {(inputs: Finding_Fault_MissingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il manque une valeur. Entrez ${i?.expected}.`)
};

/**
* | output |
* | --- |
* | "This is missing. Enter {expected}." |
*
* @param {Finding_Fault_MissingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_fault_missing = /** @type {((inputs: Finding_Fault_MissingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Fault_MissingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_fault_missing(inputs)
	return en_ca2_finding_fault_missing(inputs)
});