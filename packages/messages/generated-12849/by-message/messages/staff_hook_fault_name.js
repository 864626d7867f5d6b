/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Fault_NameInputs */

const en_ca2_staff_hook_fault_name = /** @type {(inputs: Staff_Hook_Fault_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The address isn’t known`)
};

const fr_ca2_staff_hook_fault_name = /** @type {(inputs: Staff_Hook_Fault_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`L’adresse est inconnue`)
};

/**
* | output |
* | --- |
* | "The address isn’t known" |
*
* @param {Staff_Hook_Fault_NameInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_fault_name = /** @type {((inputs?: Staff_Hook_Fault_NameInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Fault_NameInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_fault_name(inputs)
	return en_ca2_staff_hook_fault_name(inputs)
});