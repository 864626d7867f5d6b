/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Printer_ChangeInputs */

const en_ca2_staff_act_printer_change = /** @type {(inputs: Staff_Act_Printer_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Changed a printer`)
};

const fr_ca2_staff_act_printer_change = /** @type {(inputs: Staff_Act_Printer_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Imprimante modifiée`)
};

/**
* | output |
* | --- |
* | "Changed a printer" |
*
* @param {Staff_Act_Printer_ChangeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_printer_change = /** @type {((inputs?: Staff_Act_Printer_ChangeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Printer_ChangeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_printer_change(inputs)
	return en_ca2_staff_act_printer_change(inputs)
});