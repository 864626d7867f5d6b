/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Fault_Not_AllowedInputs */

const en_ca2_staff_printer_fault_not_allowed = /** @type {(inputs: Staff_Printer_Fault_Not_AllowedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`its IP address isn’t allowed on this server`)
};

const fr_ca2_staff_printer_fault_not_allowed = /** @type {(inputs: Staff_Printer_Fault_Not_AllowedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`son adresse IP n’est pas permise sur ce serveur`)
};

/**
* | output |
* | --- |
* | "its IP address isn’t allowed on this server" |
*
* @param {Staff_Printer_Fault_Not_AllowedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_fault_not_allowed = /** @type {((inputs?: Staff_Printer_Fault_Not_AllowedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Fault_Not_AllowedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_fault_not_allowed(inputs)
	return en_ca2_staff_printer_fault_not_allowed(inputs)
});