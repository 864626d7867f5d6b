/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Job_CancelledInputs */

const en_ca2_staff_printer_job_cancelled = /** @type {(inputs: Staff_Printer_Job_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not needed`)
};

const fr_ca2_staff_printer_job_cancelled = /** @type {(inputs: Staff_Printer_Job_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Inutile`)
};

/**
* | output |
* | --- |
* | "Not needed" |
*
* @param {Staff_Printer_Job_CancelledInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_job_cancelled = /** @type {((inputs?: Staff_Printer_Job_CancelledInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Job_CancelledInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_job_cancelled(inputs)
	return en_ca2_staff_printer_job_cancelled(inputs)
});