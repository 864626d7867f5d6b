/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Job_ReceiptInputs */

const en_ca2_staff_printer_job_receipt = /** @type {(inputs: Staff_Printer_Job_ReceiptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Receipt`)
};

const fr_ca2_staff_printer_job_receipt = /** @type {(inputs: Staff_Printer_Job_ReceiptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reçu`)
};

/**
* | output |
* | --- |
* | "Receipt" |
*
* @param {Staff_Printer_Job_ReceiptInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_job_receipt = /** @type {((inputs?: Staff_Printer_Job_ReceiptInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Job_ReceiptInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_job_receipt(inputs)
	return en_ca2_staff_printer_job_receipt(inputs)
});