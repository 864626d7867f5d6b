/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Steps_Epson_SetInputs */

const en_ca2_staff_printer_steps_epson_set = /** @type {(inputs: Staff_Printer_Steps_Epson_SetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Under TM-i Settings, Services, Server Direct Print: choose Enable, paste the address into URL, set Interval to 5, and type a name into ID, such as kitchen.`)
};

const fr_ca2_staff_printer_steps_epson_set = /** @type {(inputs: Staff_Printer_Steps_Epson_SetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sous TM-i Settings, Services, Server Direct Print : choisissez Enable, collez l’adresse dans URL, réglez Interval à 5 et entrez un nom dans ID, par exemple cuisine.`)
};

/**
* | output |
* | --- |
* | "Under TM-i Settings, Services, Server Direct Print: choose Enable, paste the address into URL, set Interval to 5, and type a name into ID, such as kitchen." |
*
* @param {Staff_Printer_Steps_Epson_SetInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_steps_epson_set = /** @type {((inputs?: Staff_Printer_Steps_Epson_SetInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Steps_Epson_SetInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_steps_epson_set(inputs)
	return en_ca2_staff_printer_steps_epson_set(inputs)
});