/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Job_FailedInputs */

const en_ca2_staff_printer_job_failed = /** @type {(inputs: Staff_Printer_Job_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not printed`)
};

const fr_ca2_staff_printer_job_failed = /** @type {(inputs: Staff_Printer_Job_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Non imprimé`)
};

/**
* | output |
* | --- |
* | "Not printed" |
*
* @param {Staff_Printer_Job_FailedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_job_failed = /** @type {((inputs?: Staff_Printer_Job_FailedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Job_FailedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_job_failed(inputs)
	return en_ca2_staff_printer_job_failed(inputs)
});