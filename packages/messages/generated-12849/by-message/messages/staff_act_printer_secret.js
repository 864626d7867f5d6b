/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Printer_SecretInputs */

const en_ca2_staff_act_printer_secret = /** @type {(inputs: Staff_Act_Printer_SecretInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Replaced a printer’s address`)
};

const fr_ca2_staff_act_printer_secret = /** @type {(inputs: Staff_Act_Printer_SecretInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Adresse d’une imprimante remplacée`)
};

/**
* | output |
* | --- |
* | "Replaced a printer’s address" |
*
* @param {Staff_Act_Printer_SecretInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_printer_secret = /** @type {((inputs?: Staff_Act_Printer_SecretInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Printer_SecretInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_printer_secret(inputs)
	return en_ca2_staff_act_printer_secret(inputs)
});