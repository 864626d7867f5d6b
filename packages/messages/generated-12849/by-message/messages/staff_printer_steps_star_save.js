/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Steps_Star_SaveInputs */

const en_ca2_staff_printer_steps_star_save = /** @type {(inputs: Staff_Printer_Steps_Star_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Press Submit, then Save. It restarts.`)
};

const fr_ca2_staff_printer_steps_star_save = /** @type {(inputs: Staff_Printer_Steps_Star_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Appuyez sur Submit, puis Save. Elle redémarre.`)
};

/**
* | output |
* | --- |
* | "Press Submit, then Save. It restarts." |
*
* @param {Staff_Printer_Steps_Star_SaveInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_steps_star_save = /** @type {((inputs?: Staff_Printer_Steps_Star_SaveInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Steps_Star_SaveInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_steps_star_save(inputs)
	return en_ca2_staff_printer_steps_star_save(inputs)
});