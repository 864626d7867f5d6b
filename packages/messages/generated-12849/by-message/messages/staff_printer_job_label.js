/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Job_LabelInputs */

const en_ca2_staff_printer_job_label = /** @type {(inputs: Staff_Printer_Job_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Label`)
};

const fr_ca2_staff_printer_job_label = /** @type {(inputs: Staff_Printer_Job_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Étiquette`)
};

/**
* | output |
* | --- |
* | "Label" |
*
* @param {Staff_Printer_Job_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_job_label = /** @type {((inputs?: Staff_Printer_Job_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Job_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_job_label(inputs)
	return en_ca2_staff_printer_job_label(inputs)
});