/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ when: NonNullable<unknown> }} Staff_Printer_Job_DoneInputs */

const en_ca2_staff_printer_job_done = /** @type {(inputs: Staff_Printer_Job_DoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`printed ${i?.when}`)
};

const fr_ca2_staff_printer_job_done = /** @type {(inputs: Staff_Printer_Job_DoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`imprimé le ${i?.when}`)
};

/**
* | output |
* | --- |
* | "printed {when}" |
*
* @param {Staff_Printer_Job_DoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_job_done = /** @type {((inputs: Staff_Printer_Job_DoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Job_DoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_job_done(inputs)
	return en_ca2_staff_printer_job_done(inputs)
});