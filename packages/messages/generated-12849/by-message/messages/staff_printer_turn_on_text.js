/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Turn_On_TextInputs */

const en_ca2_staff_printer_turn_on_text = /** @type {(inputs: Staff_Printer_Turn_On_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It prints what happens from then on.`)
};

const fr_ca2_staff_printer_turn_on_text = /** @type {(inputs: Staff_Printer_Turn_On_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Elle imprime ce qui arrive à partir de là.`)
};

/**
* | output |
* | --- |
* | "It prints what happens from then on." |
*
* @param {Staff_Printer_Turn_On_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_turn_on_text = /** @type {((inputs?: Staff_Printer_Turn_On_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Turn_On_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_turn_on_text(inputs)
	return en_ca2_staff_printer_turn_on_text(inputs)
});