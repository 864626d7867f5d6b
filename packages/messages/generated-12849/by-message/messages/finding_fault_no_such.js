/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ value: NonNullable<unknown> }} Finding_Fault_No_SuchInputs */

const en_ca2_finding_fault_no_such = /** @type {(inputs: Finding_Fault_No_SuchInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.value} leads to nothing in this venue.`)
};

const fr_ca2_finding_fault_no_such = /** @type {(inputs: Finding_Fault_No_SuchInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.value} ne mène à rien dans cet établissement.`)
};

/**
* | output |
* | --- |
* | "{value} leads to nothing in this venue." |
*
* @param {Finding_Fault_No_SuchInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_fault_no_such = /** @type {((inputs: Finding_Fault_No_SuchInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Fault_No_SuchInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_fault_no_such(inputs)
	return en_ca2_finding_fault_no_such(inputs)
});