/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Remove_TextInputs */

const en_ca2_staff_printer_remove_text = /** @type {(inputs: Staff_Printer_Remove_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What’s waiting goes to the other printer, or to the board. Its address stops at once.`)
};

const fr_ca2_staff_printer_remove_text = /** @type {(inputs: Staff_Printer_Remove_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce qui attend va à l’autre imprimante, ou au tableau. Son adresse cesse aussitôt.`)
};

/**
* | output |
* | --- |
* | "What’s waiting goes to the other printer, or to the board. Its address stops at once." |
*
* @param {Staff_Printer_Remove_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_remove_text = /** @type {((inputs?: Staff_Printer_Remove_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Remove_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_remove_text(inputs)
	return en_ca2_staff_printer_remove_text(inputs)
});