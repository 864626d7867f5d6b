/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_PrintsInputs */

const en_ca2_staff_printer_prints = /** @type {(inputs: Staff_Printer_PrintsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What it prints`)
};

const fr_ca2_staff_printer_prints = /** @type {(inputs: Staff_Printer_PrintsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce qu’elle imprime`)
};

/**
* | output |
* | --- |
* | "What it prints" |
*
* @param {Staff_Printer_PrintsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_prints = /** @type {((inputs?: Staff_Printer_PrintsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_PrintsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_prints(inputs)
	return en_ca2_staff_printer_prints(inputs)
});