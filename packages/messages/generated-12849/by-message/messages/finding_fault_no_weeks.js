/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Fault_No_WeeksInputs */

const en_ca2_finding_fault_no_weeks = /** @type {(inputs: Finding_Fault_No_WeeksInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There are no weeks. Add at least one.`)
};

const fr_ca2_finding_fault_no_weeks = /** @type {(inputs: Finding_Fault_No_WeeksInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il n’y a aucune semaine. Ajoutez-en au moins une.`)
};

/**
* | output |
* | --- |
* | "There are no weeks. Add at least one." |
*
* @param {Finding_Fault_No_WeeksInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_fault_no_weeks = /** @type {((inputs?: Finding_Fault_No_WeeksInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Fault_No_WeeksInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_fault_no_weeks(inputs)
	return en_ca2_finding_fault_no_weeks(inputs)
});