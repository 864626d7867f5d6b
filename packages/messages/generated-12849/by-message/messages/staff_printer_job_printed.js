/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Job_PrintedInputs */

const en_ca2_staff_printer_job_printed = /** @type {(inputs: Staff_Printer_Job_PrintedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Printed`)
};

const fr_ca2_staff_printer_job_printed = /** @type {(inputs: Staff_Printer_Job_PrintedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Imprimé`)
};

/**
* | output |
* | --- |
* | "Printed" |
*
* @param {Staff_Printer_Job_PrintedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_job_printed = /** @type {((inputs?: Staff_Printer_Job_PrintedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Job_PrintedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_job_printed(inputs)
	return en_ca2_staff_printer_job_printed(inputs)
});