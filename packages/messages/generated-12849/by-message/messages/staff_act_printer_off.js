/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Printer_OffInputs */

const en_ca2_staff_act_printer_off = /** @type {(inputs: Staff_Act_Printer_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Turned a printer off`)
};

const fr_ca2_staff_act_printer_off = /** @type {(inputs: Staff_Act_Printer_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Imprimante désactivée`)
};

/**
* | output |
* | --- |
* | "Turned a printer off" |
*
* @param {Staff_Act_Printer_OffInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_printer_off = /** @type {((inputs?: Staff_Act_Printer_OffInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Printer_OffInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_printer_off(inputs)
	return en_ca2_staff_act_printer_off(inputs)
});