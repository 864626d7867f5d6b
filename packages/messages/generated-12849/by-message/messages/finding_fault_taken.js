/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ value: NonNullable<unknown>, where: NonNullable<unknown> }} Finding_Fault_TakenInputs */

const en_ca2_finding_fault_taken = /** @type {(inputs: Finding_Fault_TakenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.value} is used already (${i?.where}). Enter another.`)
};

const fr_ca2_finding_fault_taken = /** @type {(inputs: Finding_Fault_TakenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.value} est déjà utilisé (${i?.where}). Entrez autre chose.`)
};

/**
* | output |
* | --- |
* | "{value} is used already ({where}). Enter another." |
*
* @param {Finding_Fault_TakenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_fault_taken = /** @type {((inputs: Finding_Fault_TakenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Fault_TakenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_fault_taken(inputs)
	return en_ca2_finding_fault_taken(inputs)
});