/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_RotateInputs */

const en_ca2_staff_printer_rotate = /** @type {(inputs: Staff_Printer_RotateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Replace the address`)
};

const fr_ca2_staff_printer_rotate = /** @type {(inputs: Staff_Printer_RotateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remplacer l’adresse`)
};

/**
* | output |
* | --- |
* | "Replace the address" |
*
* @param {Staff_Printer_RotateInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_rotate = /** @type {((inputs?: Staff_Printer_RotateInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_RotateInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_rotate(inputs)
	return en_ca2_staff_printer_rotate(inputs)
});