/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Fault_CutInputs */

const en_ca2_staff_hook_fault_cut = /** @type {(inputs: Staff_Hook_Fault_CutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The answer was cut off`)
};

const fr_ca2_staff_hook_fault_cut = /** @type {(inputs: Staff_Hook_Fault_CutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La réponse a été coupée`)
};

/**
* | output |
* | --- |
* | "The answer was cut off" |
*
* @param {Staff_Hook_Fault_CutInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_fault_cut = /** @type {((inputs?: Staff_Hook_Fault_CutInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Fault_CutInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_fault_cut(inputs)
	return en_ca2_staff_hook_fault_cut(inputs)
});