/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Help_Paper_OutInputs */

const en_ca2_staff_printer_help_paper_out = /** @type {(inputs: Staff_Printer_Help_Paper_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Put in a new roll. What’s waiting then prints by itself.`)
};

const fr_ca2_staff_printer_help_paper_out = /** @type {(inputs: Staff_Printer_Help_Paper_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mettez un nouveau rouleau. Ce qui attend s’imprime ensuite.`)
};

/**
* | output |
* | --- |
* | "Put in a new roll. What’s waiting then prints by itself." |
*
* @param {Staff_Printer_Help_Paper_OutInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_help_paper_out = /** @type {((inputs?: Staff_Printer_Help_Paper_OutInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Help_Paper_OutInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_help_paper_out(inputs)
	return en_ca2_staff_printer_help_paper_out(inputs)
});