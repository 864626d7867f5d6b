/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Fault_EmptyInputs */

const en_ca2_finding_fault_empty = /** @type {(inputs: Finding_Fault_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is empty. Enter words.`)
};

const fr_ca2_finding_fault_empty = /** @type {(inputs: Finding_Fault_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est vide. Entrez des mots.`)
};

/**
* | output |
* | --- |
* | "This is empty. Enter words." |
*
* @param {Finding_Fault_EmptyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_fault_empty = /** @type {((inputs?: Finding_Fault_EmptyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Fault_EmptyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_fault_empty(inputs)
	return en_ca2_finding_fault_empty(inputs)
});