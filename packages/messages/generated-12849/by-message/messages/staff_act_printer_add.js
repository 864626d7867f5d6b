/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Printer_AddInputs */

const en_ca2_staff_act_printer_add = /** @type {(inputs: Staff_Act_Printer_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Added a printer`)
};

const fr_ca2_staff_act_printer_add = /** @type {(inputs: Staff_Act_Printer_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Imprimante ajoutée`)
};

/**
* | output |
* | --- |
* | "Added a printer" |
*
* @param {Staff_Act_Printer_AddInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_printer_add = /** @type {((inputs?: Staff_Act_Printer_AddInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Printer_AddInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_printer_add(inputs)
	return en_ca2_staff_act_printer_add(inputs)
});