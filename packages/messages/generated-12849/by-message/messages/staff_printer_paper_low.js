/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Paper_LowInputs */

const en_ca2_staff_printer_paper_low = /** @type {(inputs: Staff_Printer_Paper_LowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paper is low`)
};

const fr_ca2_staff_printer_paper_low = /** @type {(inputs: Staff_Printer_Paper_LowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Papier presque fini`)
};

/**
* | output |
* | --- |
* | "Paper is low" |
*
* @param {Staff_Printer_Paper_LowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_paper_low = /** @type {((inputs?: Staff_Printer_Paper_LowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Paper_LowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_paper_low(inputs)
	return en_ca2_staff_printer_paper_low(inputs)
});