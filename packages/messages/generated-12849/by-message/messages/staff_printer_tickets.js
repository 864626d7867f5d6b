/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_TicketsInputs */

const en_ca2_staff_printer_tickets = /** @type {(inputs: Staff_Printer_TicketsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kitchen tickets`)
};

const fr_ca2_staff_printer_tickets = /** @type {(inputs: Staff_Printer_TicketsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bons de cuisine`)
};

/**
* | output |
* | --- |
* | "Kitchen tickets" |
*
* @param {Staff_Printer_TicketsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_tickets = /** @type {((inputs?: Staff_Printer_TicketsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_TicketsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_tickets(inputs)
	return en_ca2_staff_printer_tickets(inputs)
});