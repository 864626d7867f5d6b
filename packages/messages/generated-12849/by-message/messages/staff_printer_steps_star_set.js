/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Steps_Star_SetInputs */

const en_ca2_staff_printer_steps_star_set = /** @type {(inputs: Staff_Printer_Steps_Star_SetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Under CloudPRNT, turn the service on, paste the address into Server URL, and set Polling time to 5.`)
};

const fr_ca2_staff_printer_steps_star_set = /** @type {(inputs: Staff_Printer_Steps_Star_SetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sous CloudPRNT, activez le service, collez l’adresse dans Server URL et réglez Polling time à 5.`)
};

/**
* | output |
* | --- |
* | "Under CloudPRNT, turn the service on, paste the address into Server URL, and set Polling time to 5." |
*
* @param {Staff_Printer_Steps_Star_SetInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_steps_star_set = /** @type {((inputs?: Staff_Printer_Steps_Star_SetInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Steps_Star_SetInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_steps_star_set(inputs)
	return en_ca2_staff_printer_steps_star_set(inputs)
});