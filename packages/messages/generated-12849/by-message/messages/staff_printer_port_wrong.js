/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Port_WrongInputs */

const en_ca2_staff_printer_port_wrong = /** @type {(inputs: Staff_Printer_Port_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A port is a number, usually 9100.`)
};

const fr_ca2_staff_printer_port_wrong = /** @type {(inputs: Staff_Printer_Port_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un port est un nombre, le plus souvent 9100.`)
};

/**
* | output |
* | --- |
* | "A port is a number, usually 9100." |
*
* @param {Staff_Printer_Port_WrongInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_port_wrong = /** @type {((inputs?: Staff_Printer_Port_WrongInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Port_WrongInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_port_wrong(inputs)
	return en_ca2_staff_printer_port_wrong(inputs)
});