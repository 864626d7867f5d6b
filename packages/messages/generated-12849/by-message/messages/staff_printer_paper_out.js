/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Paper_OutInputs */

const en_ca2_staff_printer_paper_out = /** @type {(inputs: Staff_Printer_Paper_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No paper`)
};

const fr_ca2_staff_printer_paper_out = /** @type {(inputs: Staff_Printer_Paper_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Plus de papier`)
};

/**
* | output |
* | --- |
* | "No paper" |
*
* @param {Staff_Printer_Paper_OutInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_paper_out = /** @type {((inputs?: Staff_Printer_Paper_OutInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Paper_OutInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_paper_out(inputs)
	return en_ca2_staff_printer_paper_out(inputs)
});