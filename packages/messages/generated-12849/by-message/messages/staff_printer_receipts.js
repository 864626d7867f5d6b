/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_ReceiptsInputs */

const en_ca2_staff_printer_receipts = /** @type {(inputs: Staff_Printer_ReceiptsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Receipts`)
};

const fr_ca2_staff_printer_receipts = /** @type {(inputs: Staff_Printer_ReceiptsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reçus`)
};

/**
* | output |
* | --- |
* | "Receipts" |
*
* @param {Staff_Printer_ReceiptsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_receipts = /** @type {((inputs?: Staff_Printer_ReceiptsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_ReceiptsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_receipts(inputs)
	return en_ca2_staff_printer_receipts(inputs)
});