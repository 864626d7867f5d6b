/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Fault_PrivateInputs */

const en_ca2_staff_hook_fault_private = /** @type {(inputs: Staff_Hook_Fault_PrivateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The address leads to a private network`)
};

const fr_ca2_staff_hook_fault_private = /** @type {(inputs: Staff_Hook_Fault_PrivateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`L’adresse mène à un réseau privé`)
};

/**
* | output |
* | --- |
* | "The address leads to a private network" |
*
* @param {Staff_Hook_Fault_PrivateInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_fault_private = /** @type {((inputs?: Staff_Hook_Fault_PrivateInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Fault_PrivateInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_fault_private(inputs)
	return en_ca2_staff_hook_fault_private(inputs)
});