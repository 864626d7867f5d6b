/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Fault_TlsInputs */

const en_ca2_staff_hook_fault_tls = /** @type {(inputs: Staff_Hook_Fault_TlsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The address has no valid certificate`)
};

const fr_ca2_staff_hook_fault_tls = /** @type {(inputs: Staff_Hook_Fault_TlsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`L’adresse n’a pas de certificat valide`)
};

/**
* | output |
* | --- |
* | "The address has no valid certificate" |
*
* @param {Staff_Hook_Fault_TlsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_fault_tls = /** @type {((inputs?: Staff_Hook_Fault_TlsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Fault_TlsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_fault_tls(inputs)
	return en_ca2_staff_hook_fault_tls(inputs)
});