/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_LogInputs */

const en_ca2_staff_printer_log = /** @type {(inputs: Staff_Printer_LogInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What was printed`)
};

const fr_ca2_staff_printer_log = /** @type {(inputs: Staff_Printer_LogInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce qui a été imprimé`)
};

/**
* | output |
* | --- |
* | "What was printed" |
*
* @param {Staff_Printer_LogInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_log = /** @type {((inputs?: Staff_Printer_LogInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_LogInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_log(inputs)
	return en_ca2_staff_printer_log(inputs)
});