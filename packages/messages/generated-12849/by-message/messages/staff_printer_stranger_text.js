/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Stranger_TextInputs */

const en_ca2_staff_printer_stranger_text = /** @type {(inputs: Staff_Printer_Stranger_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Did you replace the printer? Then let go of the old one. If you don’t know it, replace the address.`)
};

const fr_ca2_staff_printer_stranger_text = /** @type {(inputs: Staff_Printer_Stranger_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avez-vous remplacé l’imprimante? Détachez alors l’ancienne. Si vous ne la connaissez pas, remplacez l’adresse.`)
};

/**
* | output |
* | --- |
* | "Did you replace the printer? Then let go of the old one. If you don’t know it, replace the address." |
*
* @param {Staff_Printer_Stranger_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_stranger_text = /** @type {((inputs?: Staff_Printer_Stranger_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Stranger_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_stranger_text(inputs)
	return en_ca2_staff_printer_stranger_text(inputs)
});