/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Help_Cover_OpenInputs */

const en_ca2_staff_printer_help_cover_open = /** @type {(inputs: Staff_Printer_Help_Cover_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Close the cover. What’s waiting then prints by itself.`)
};

const fr_ca2_staff_printer_help_cover_open = /** @type {(inputs: Staff_Printer_Help_Cover_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fermez le couvercle. Ce qui attend s’imprime ensuite.`)
};

/**
* | output |
* | --- |
* | "Close the cover. What’s waiting then prints by itself." |
*
* @param {Staff_Printer_Help_Cover_OpenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_help_cover_open = /** @type {((inputs?: Staff_Printer_Help_Cover_OpenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Help_Cover_OpenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_help_cover_open(inputs)
	return en_ca2_staff_printer_help_cover_open(inputs)
});