/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ horizon: NonNullable<unknown>, cutoff: NonNullable<unknown> }} Finding_Fault_Horizon_Before_CutoffInputs */

const en_ca2_finding_fault_horizon_before_cutoff = /** @type {(inputs: Finding_Fault_Horizon_Before_CutoffInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.horizon} days ahead end before the first day that can be ordered. Enter ${i?.cutoff} or more.`)
};

const fr_ca2_finding_fault_horizon_before_cutoff = /** @type {(inputs: Finding_Fault_Horizon_Before_CutoffInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.horizon} jours d’avance finissent avant le premier jour qui peut être commandé. Entrez ${i?.cutoff} ou plus.`)
};

/**
* | output |
* | --- |
* | "{horizon} days ahead end before the first day that can be ordered. Enter {cutoff} or more." |
*
* @param {Finding_Fault_Horizon_Before_CutoffInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_fault_horizon_before_cutoff = /** @type {((inputs: Finding_Fault_Horizon_Before_CutoffInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Fault_Horizon_Before_CutoffInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_fault_horizon_before_cutoff(inputs)
	return en_ca2_finding_fault_horizon_before_cutoff(inputs)
});