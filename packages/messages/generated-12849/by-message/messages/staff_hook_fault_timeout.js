/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Fault_TimeoutInputs */

const en_ca2_staff_hook_fault_timeout = /** @type {(inputs: Staff_Hook_Fault_TimeoutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No answer within 15 seconds`)
};

const fr_ca2_staff_hook_fault_timeout = /** @type {(inputs: Staff_Hook_Fault_TimeoutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pas de réponse en 15 secondes`)
};

/**
* | output |
* | --- |
* | "No answer within 15 seconds" |
*
* @param {Staff_Hook_Fault_TimeoutInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_fault_timeout = /** @type {((inputs?: Staff_Hook_Fault_TimeoutInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Fault_TimeoutInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_fault_timeout(inputs)
	return en_ca2_staff_hook_fault_timeout(inputs)
});