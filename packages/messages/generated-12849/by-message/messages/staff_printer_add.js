/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_AddInputs */

const en_ca2_staff_printer_add = /** @type {(inputs: Staff_Printer_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add a printer`)
};

const fr_ca2_staff_printer_add = /** @type {(inputs: Staff_Printer_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajouter une imprimante`)
};

/**
* | output |
* | --- |
* | "Add a printer" |
*
* @param {Staff_Printer_AddInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_add = /** @type {((inputs?: Staff_Printer_AddInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_AddInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_add(inputs)
	return en_ca2_staff_printer_add(inputs)
});