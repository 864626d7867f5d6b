/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_StepsInputs */

const en_ca2_staff_printer_steps = /** @type {(inputs: Staff_Printer_StepsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On the printer`)
};

const fr_ca2_staff_printer_steps = /** @type {(inputs: Staff_Printer_StepsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sur l’imprimante`)
};

/**
* | output |
* | --- |
* | "On the printer" |
*
* @param {Staff_Printer_StepsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_steps = /** @type {((inputs?: Staff_Printer_StepsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_StepsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_steps(inputs)
	return en_ca2_staff_printer_steps(inputs)
});