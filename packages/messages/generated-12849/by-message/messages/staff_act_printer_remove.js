/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Printer_RemoveInputs */

const en_ca2_staff_act_printer_remove = /** @type {(inputs: Staff_Act_Printer_RemoveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Removed a printer`)
};

const fr_ca2_staff_act_printer_remove = /** @type {(inputs: Staff_Act_Printer_RemoveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Imprimante retirée`)
};

/**
* | output |
* | --- |
* | "Removed a printer" |
*
* @param {Staff_Act_Printer_RemoveInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_printer_remove = /** @type {((inputs?: Staff_Act_Printer_RemoveInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Printer_RemoveInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_printer_remove(inputs)
	return en_ca2_staff_act_printer_remove(inputs)
});