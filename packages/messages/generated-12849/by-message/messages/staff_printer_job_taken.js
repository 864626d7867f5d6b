/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Job_TakenInputs */

const en_ca2_staff_printer_job_taken = /** @type {(inputs: Staff_Printer_Job_TakenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Printing`)
};

const fr_ca2_staff_printer_job_taken = /** @type {(inputs: Staff_Printer_Job_TakenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En cours`)
};

/**
* | output |
* | --- |
* | "Printing" |
*
* @param {Staff_Printer_Job_TakenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_job_taken = /** @type {((inputs?: Staff_Printer_Job_TakenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Job_TakenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_job_taken(inputs)
	return en_ca2_staff_printer_job_taken(inputs)
});