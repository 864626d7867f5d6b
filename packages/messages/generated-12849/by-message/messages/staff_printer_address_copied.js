/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Address_CopiedInputs */

const en_ca2_staff_printer_address_copied = /** @type {(inputs: Staff_Printer_Address_CopiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The address is copied.`)
};

const fr_ca2_staff_printer_address_copied = /** @type {(inputs: Staff_Printer_Address_CopiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`L’adresse est copiée.`)
};

/**
* | output |
* | --- |
* | "The address is copied." |
*
* @param {Staff_Printer_Address_CopiedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_address_copied = /** @type {((inputs?: Staff_Printer_Address_CopiedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Address_CopiedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_address_copied(inputs)
	return en_ca2_staff_printer_address_copied(inputs)
});