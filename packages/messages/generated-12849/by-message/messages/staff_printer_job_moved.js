/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Staff_Printer_Job_MovedInputs */

const en_ca2_staff_printer_job_moved = /** @type {(inputs: Staff_Printer_Job_MovedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`sent to ${i?.name} instead`)
};

const fr_ca2_staff_printer_job_moved = /** @type {(inputs: Staff_Printer_Job_MovedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`envoyé plutôt à ${i?.name}`)
};

/**
* | output |
* | --- |
* | "sent to {name} instead" |
*
* @param {Staff_Printer_Job_MovedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_job_moved = /** @type {((inputs: Staff_Printer_Job_MovedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Job_MovedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_job_moved(inputs)
	return en_ca2_staff_printer_job_moved(inputs)
});