/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Job_CopyInputs */

const en_ca2_staff_printer_job_copy = /** @type {(inputs: Staff_Printer_Job_CopyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copy`)
};

const fr_ca2_staff_printer_job_copy = /** @type {(inputs: Staff_Printer_Job_CopyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copie`)
};

/**
* | output |
* | --- |
* | "Copy" |
*
* @param {Staff_Printer_Job_CopyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_job_copy = /** @type {((inputs?: Staff_Printer_Job_CopyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Job_CopyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_job_copy(inputs)
	return en_ca2_staff_printer_job_copy(inputs)
});