/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_ErrorInputs */

const en_ca2_staff_printer_error = /** @type {(inputs: Staff_Printer_ErrorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Doesn’t print`)
};

const fr_ca2_staff_printer_error = /** @type {(inputs: Staff_Printer_ErrorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`N’imprime pas`)
};

/**
* | output |
* | --- |
* | "Doesn’t print" |
*
* @param {Staff_Printer_ErrorInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_error = /** @type {((inputs?: Staff_Printer_ErrorInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_ErrorInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_error(inputs)
	return en_ca2_staff_printer_error(inputs)
});