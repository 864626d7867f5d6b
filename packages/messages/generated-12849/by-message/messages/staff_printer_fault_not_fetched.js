/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Fault_Not_FetchedInputs */

const en_ca2_staff_printer_fault_not_fetched = /** @type {(inputs: Staff_Printer_Fault_Not_FetchedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`it didn’t ask for it`)
};

const fr_ca2_staff_printer_fault_not_fetched = /** @type {(inputs: Staff_Printer_Fault_Not_FetchedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`elle ne l’a pas demandé`)
};

/**
* | output |
* | --- |
* | "it didn’t ask for it" |
*
* @param {Staff_Printer_Fault_Not_FetchedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_fault_not_fetched = /** @type {((inputs?: Staff_Printer_Fault_Not_FetchedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Fault_Not_FetchedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_fault_not_fetched(inputs)
	return en_ca2_staff_printer_fault_not_fetched(inputs)
});