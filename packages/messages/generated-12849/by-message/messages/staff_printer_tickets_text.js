/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Tickets_TextInputs */

const en_ca2_staff_printer_tickets_text = /** @type {(inputs: Staff_Printer_Tickets_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`As the kitchen gets an order, and when a guest changes or cancels it`)
};

const fr_ca2_staff_printer_tickets_text = /** @type {(inputs: Staff_Printer_Tickets_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quand la cuisine reçoit une commande, et quand le client la modifie ou l’annule`)
};

/**
* | output |
* | --- |
* | "As the kitchen gets an order, and when a guest changes or cancels it" |
*
* @param {Staff_Printer_Tickets_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_tickets_text = /** @type {((inputs?: Staff_Printer_Tickets_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Tickets_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_tickets_text(inputs)
	return en_ca2_staff_printer_tickets_text(inputs)
});