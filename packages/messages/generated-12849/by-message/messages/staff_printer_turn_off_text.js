/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Turn_Off_TextInputs */

const en_ca2_staff_printer_turn_off_text = /** @type {(inputs: Staff_Printer_Turn_Off_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`While it’s off, nothing prints here. What’s waiting goes to the other printer, or to the board.`)
};

const fr_ca2_staff_printer_turn_off_text = /** @type {(inputs: Staff_Printer_Turn_Off_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pendant la désactivation, rien ne s’imprime ici. Ce qui attend va à l’autre imprimante, ou au tableau.`)
};

/**
* | output |
* | --- |
* | "While it’s off, nothing prints here. What’s waiting goes to the other printer, or to the board." |
*
* @param {Staff_Printer_Turn_Off_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_turn_off_text = /** @type {((inputs?: Staff_Printer_Turn_Off_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Turn_Off_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_turn_off_text(inputs)
	return en_ca2_staff_printer_turn_off_text(inputs)
});