/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Rotate_TextInputs */

const en_ca2_staff_printer_rotate_text = /** @type {(inputs: Staff_Printer_Rotate_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The old address stops at once. Enter the new one on the printer.`)
};

const fr_ca2_staff_printer_rotate_text = /** @type {(inputs: Staff_Printer_Rotate_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`L’ancienne adresse cesse aussitôt. Entrez la nouvelle dans l’imprimante.`)
};

/**
* | output |
* | --- |
* | "The old address stops at once. Enter the new one on the printer." |
*
* @param {Staff_Printer_Rotate_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_rotate_text = /** @type {((inputs?: Staff_Printer_Rotate_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Rotate_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_rotate_text(inputs)
	return en_ca2_staff_printer_rotate_text(inputs)
});