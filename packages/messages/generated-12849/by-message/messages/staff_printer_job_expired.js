/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Job_ExpiredInputs */

const en_ca2_staff_printer_job_expired = /** @type {(inputs: Staff_Printer_Job_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Too old to print`)
};

const fr_ca2_staff_printer_job_expired = /** @type {(inputs: Staff_Printer_Job_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Trop vieux pour imprimer`)
};

/**
* | output |
* | --- |
* | "Too old to print" |
*
* @param {Staff_Printer_Job_ExpiredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_job_expired = /** @type {((inputs?: Staff_Printer_Job_ExpiredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Job_ExpiredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_job_expired(inputs)
	return en_ca2_staff_printer_job_expired(inputs)
});