/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Fault_RejectedInputs */

const en_ca2_staff_printer_fault_rejected = /** @type {(inputs: Staff_Printer_Fault_RejectedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`it answered with an error`)
};

const fr_ca2_staff_printer_fault_rejected = /** @type {(inputs: Staff_Printer_Fault_RejectedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`elle a répondu par une erreur`)
};

/**
* | output |
* | --- |
* | "it answered with an error" |
*
* @param {Staff_Printer_Fault_RejectedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_fault_rejected = /** @type {((inputs?: Staff_Printer_Fault_RejectedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Fault_RejectedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_fault_rejected(inputs)
	return en_ca2_staff_printer_fault_rejected(inputs)
});