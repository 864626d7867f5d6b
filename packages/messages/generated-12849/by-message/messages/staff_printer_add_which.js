/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Add_WhichInputs */

const en_ca2_staff_printer_add_which = /** @type {(inputs: Staff_Printer_Add_WhichInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Which kind is it?`)
};

const fr_ca2_staff_printer_add_which = /** @type {(inputs: Staff_Printer_Add_WhichInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`De quel type est-elle?`)
};

/**
* | output |
* | --- |
* | "Which kind is it?" |
*
* @param {Staff_Printer_Add_WhichInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_add_which = /** @type {((inputs?: Staff_Printer_Add_WhichInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Add_WhichInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_add_which(inputs)
	return en_ca2_staff_printer_add_which(inputs)
});