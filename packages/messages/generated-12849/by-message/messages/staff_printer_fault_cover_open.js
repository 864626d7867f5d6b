/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Fault_Cover_OpenInputs */

const en_ca2_staff_printer_fault_cover_open = /** @type {(inputs: Staff_Printer_Fault_Cover_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`the cover was open`)
};

const fr_ca2_staff_printer_fault_cover_open = /** @type {(inputs: Staff_Printer_Fault_Cover_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`le couvercle était ouvert`)
};

/**
* | output |
* | --- |
* | "the cover was open" |
*
* @param {Staff_Printer_Fault_Cover_OpenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_fault_cover_open = /** @type {((inputs?: Staff_Printer_Fault_Cover_OpenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Fault_Cover_OpenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_fault_cover_open(inputs)
	return en_ca2_staff_printer_fault_cover_open(inputs)
});