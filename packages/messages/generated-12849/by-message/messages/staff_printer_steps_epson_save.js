/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Steps_Epson_SaveInputs */

const en_ca2_staff_printer_steps_epson_save = /** @type {(inputs: Staff_Printer_Steps_Epson_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Press Apply & Restart.`)
};

const fr_ca2_staff_printer_steps_epson_save = /** @type {(inputs: Staff_Printer_Steps_Epson_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Appuyez sur Apply & Restart.`)
};

/**
* | output |
* | --- |
* | "Press Apply & Restart." |
*
* @param {Staff_Printer_Steps_Epson_SaveInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_steps_epson_save = /** @type {((inputs?: Staff_Printer_Steps_Epson_SaveInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Steps_Epson_SaveInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_steps_epson_save(inputs)
	return en_ca2_staff_printer_steps_epson_save(inputs)
});