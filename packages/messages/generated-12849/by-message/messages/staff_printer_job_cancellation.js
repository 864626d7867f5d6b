/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Job_CancellationInputs */

const en_ca2_staff_printer_job_cancellation = /** @type {(inputs: Staff_Printer_Job_CancellationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cancellation`)
};

const fr_ca2_staff_printer_job_cancellation = /** @type {(inputs: Staff_Printer_Job_CancellationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Annulation`)
};

/**
* | output |
* | --- |
* | "Cancellation" |
*
* @param {Staff_Printer_Job_CancellationInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_job_cancellation = /** @type {((inputs?: Staff_Printer_Job_CancellationInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Job_CancellationInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_job_cancellation(inputs)
	return en_ca2_staff_printer_job_cancellation(inputs)
});