/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Way_EpsonInputs */

const en_ca2_staff_printer_way_epson = /** @type {(inputs: Staff_Printer_Way_EpsonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Epson, with Server Direct Print`)
};

const fr_ca2_staff_printer_way_epson = /** @type {(inputs: Staff_Printer_Way_EpsonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Epson, avec Server Direct Print`)
};

/**
* | output |
* | --- |
* | "Epson, with Server Direct Print" |
*
* @param {Staff_Printer_Way_EpsonInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_way_epson = /** @type {((inputs?: Staff_Printer_Way_EpsonInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Way_EpsonInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_way_epson(inputs)
	return en_ca2_staff_printer_way_epson(inputs)
});