/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Job_TestInputs */

const en_ca2_staff_printer_job_test = /** @type {(inputs: Staff_Printer_Job_TestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Test page`)
};

const fr_ca2_staff_printer_job_test = /** @type {(inputs: Staff_Printer_Job_TestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Page d’essai`)
};

/**
* | output |
* | --- |
* | "Test page" |
*
* @param {Staff_Printer_Job_TestInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_job_test = /** @type {((inputs?: Staff_Printer_Job_TestInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Job_TestInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_job_test(inputs)
	return en_ca2_staff_printer_job_test(inputs)
});