/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Receipts_TextInputs */

const en_ca2_staff_printer_receipts_text = /** @type {(inputs: Staff_Printer_Receipts_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`When an order is handed over`)
};

const fr_ca2_staff_printer_receipts_text = /** @type {(inputs: Staff_Printer_Receipts_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quand une commande est remise`)
};

/**
* | output |
* | --- |
* | "When an order is handed over" |
*
* @param {Staff_Printer_Receipts_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_receipts_text = /** @type {((inputs?: Staff_Printer_Receipts_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Receipts_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_receipts_text(inputs)
	return en_ca2_staff_printer_receipts_text(inputs)
});