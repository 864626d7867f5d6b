/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ kind: NonNullable<unknown>, number: NonNullable<unknown> }} Staff_Printer_Job_OfInputs */

const en_ca2_staff_printer_job_of = /** @type {(inputs: Staff_Printer_Job_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.kind}, order ${i?.number}`)
};

const fr_ca2_staff_printer_job_of = /** @type {(inputs: Staff_Printer_Job_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.kind}, commande ${i?.number}`)
};

/**
* | output |
* | --- |
* | "{kind}, order {number}" |
*
* @param {Staff_Printer_Job_OfInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_job_of = /** @type {((inputs: Staff_Printer_Job_OfInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Job_OfInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_job_of(inputs)
	return en_ca2_staff_printer_job_of(inputs)
});