/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_ListInputs */

const en_ca2_staff_printer_list = /** @type {(inputs: Staff_Printer_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your printers`)
};

const fr_ca2_staff_printer_list = /** @type {(inputs: Staff_Printer_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vos imprimantes`)
};

/**
* | output |
* | --- |
* | "Your printers" |
*
* @param {Staff_Printer_ListInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_list = /** @type {((inputs?: Staff_Printer_ListInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_ListInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_list(inputs)
	return en_ca2_staff_printer_list(inputs)
});