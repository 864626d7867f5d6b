/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ value: NonNullable<unknown>, expected: NonNullable<unknown> }} Finding_Fault_NotInputs */

const en_ca2_finding_fault_not = /** @type {(inputs: Finding_Fault_NotInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.value} does not fit here. Enter ${i?.expected}.`)
};

const fr_ca2_finding_fault_not = /** @type {(inputs: Finding_Fault_NotInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.value} ne convient pas ici. Entrez ${i?.expected}.`)
};

/**
* | output |
* | --- |
* | "{value} does not fit here. Enter {expected}." |
*
* @param {Finding_Fault_NotInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_fault_not = /** @type {((inputs: Finding_Fault_NotInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Fault_NotInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_fault_not(inputs)
	return en_ca2_finding_fault_not(inputs)
});