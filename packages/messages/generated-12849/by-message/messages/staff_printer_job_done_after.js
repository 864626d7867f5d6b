/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ seconds: NonNullable<unknown> }} Staff_Printer_Job_Done_AfterInputs */

const en_ca2_staff_printer_job_done_after = /** @type {(inputs: Staff_Printer_Job_Done_AfterInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`printed after ${i?.seconds} s`)
};

const fr_ca2_staff_printer_job_done_after = /** @type {(inputs: Staff_Printer_Job_Done_AfterInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`imprimé après ${i?.seconds} s`)
};

/**
* | output |
* | --- |
* | "printed after {seconds} s" |
*
* @param {Staff_Printer_Job_Done_AfterInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_job_done_after = /** @type {((inputs: Staff_Printer_Job_Done_AfterInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Job_Done_AfterInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_job_done_after(inputs)
	return en_ca2_staff_printer_job_done_after(inputs)
});