/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Fault_NoneInputs */

const en_ca2_staff_hook_fault_none = /** @type {(inputs: Staff_Hook_Fault_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No connection`)
};

const fr_ca2_staff_hook_fault_none = /** @type {(inputs: Staff_Hook_Fault_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pas de connexion`)
};

/**
* | output |
* | --- |
* | "No connection" |
*
* @param {Staff_Hook_Fault_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_fault_none = /** @type {((inputs?: Staff_Hook_Fault_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Fault_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_fault_none(inputs)
	return en_ca2_staff_hook_fault_none(inputs)
});