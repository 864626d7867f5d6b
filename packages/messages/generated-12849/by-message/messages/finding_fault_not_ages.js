/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ value: NonNullable<unknown> }} Finding_Fault_Not_AgesInputs */

const en_ca2_finding_fault_not_ages = /** @type {(inputs: Finding_Fault_Not_AgesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.value} does not fit here. Enter two numbers of minutes, the smaller first.`)
};

const fr_ca2_finding_fault_not_ages = /** @type {(inputs: Finding_Fault_Not_AgesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.value} ne convient pas ici. Entrez deux nombres de minutes, le plus petit d’abord.`)
};

/**
* | output |
* | --- |
* | "{value} does not fit here. Enter two numbers of minutes, the smaller first." |
*
* @param {Finding_Fault_Not_AgesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_fault_not_ages = /** @type {((inputs: Finding_Fault_Not_AgesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Fault_Not_AgesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_fault_not_ages(inputs)
	return en_ca2_finding_fault_not_ages(inputs)
});