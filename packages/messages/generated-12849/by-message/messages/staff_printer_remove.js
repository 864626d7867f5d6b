/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_RemoveInputs */

const en_ca2_staff_printer_remove = /** @type {(inputs: Staff_Printer_RemoveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remove the printer`)
};

const fr_ca2_staff_printer_remove = /** @type {(inputs: Staff_Printer_RemoveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Retirer l’imprimante`)
};

/**
* | output |
* | --- |
* | "Remove the printer" |
*
* @param {Staff_Printer_RemoveInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_remove = /** @type {((inputs?: Staff_Printer_RemoveInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_RemoveInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_remove(inputs)
	return en_ca2_staff_printer_remove(inputs)
});