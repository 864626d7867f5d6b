/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Fault_Not_ReachedInputs */

const en_ca2_staff_printer_fault_not_reached = /** @type {(inputs: Staff_Printer_Fault_Not_ReachedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`it couldn’t be reached`)
};

const fr_ca2_staff_printer_fault_not_reached = /** @type {(inputs: Staff_Printer_Fault_Not_ReachedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`elle était injoignable`)
};

/**
* | output |
* | --- |
* | "it couldn’t be reached" |
*
* @param {Staff_Printer_Fault_Not_ReachedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_fault_not_reached = /** @type {((inputs?: Staff_Printer_Fault_Not_ReachedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Fault_Not_ReachedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_fault_not_reached(inputs)
	return en_ca2_staff_printer_fault_not_reached(inputs)
});