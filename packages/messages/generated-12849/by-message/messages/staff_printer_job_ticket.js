/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Job_TicketInputs */

const en_ca2_staff_printer_job_ticket = /** @type {(inputs: Staff_Printer_Job_TicketInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ticket`)
};

const fr_ca2_staff_printer_job_ticket = /** @type {(inputs: Staff_Printer_Job_TicketInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bon`)
};

/**
* | output |
* | --- |
* | "Ticket" |
*
* @param {Staff_Printer_Job_TicketInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_job_ticket = /** @type {((inputs?: Staff_Printer_Job_TicketInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Job_TicketInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_job_ticket(inputs)
	return en_ca2_staff_printer_job_ticket(inputs)
});