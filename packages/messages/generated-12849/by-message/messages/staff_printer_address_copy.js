/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Address_CopyInputs */

const en_ca2_staff_printer_address_copy = /** @type {(inputs: Staff_Printer_Address_CopyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copy the address`)
};

const fr_ca2_staff_printer_address_copy = /** @type {(inputs: Staff_Printer_Address_CopyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copier l’adresse`)
};

/**
* | output |
* | --- |
* | "Copy the address" |
*
* @param {Staff_Printer_Address_CopyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_address_copy = /** @type {((inputs?: Staff_Printer_Address_CopyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Address_CopyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_address_copy(inputs)
	return en_ca2_staff_printer_address_copy(inputs)
});