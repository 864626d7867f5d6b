/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Job_ChangeInputs */

const en_ca2_staff_printer_job_change = /** @type {(inputs: Staff_Printer_Job_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change`)
};

const fr_ca2_staff_printer_job_change = /** @type {(inputs: Staff_Printer_Job_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Modification`)
};

/**
* | output |
* | --- |
* | "Change" |
*
* @param {Staff_Printer_Job_ChangeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_job_change = /** @type {((inputs?: Staff_Printer_Job_ChangeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Job_ChangeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_job_change(inputs)
	return en_ca2_staff_printer_job_change(inputs)
});