/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Staff_Printer_Address_OfInputs */

const en_ca2_staff_printer_address_of = /** @type {(inputs: Staff_Printer_Address_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} asks at this address`)
};

const fr_ca2_staff_printer_address_of = /** @type {(inputs: Staff_Printer_Address_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Adresse pour ${i?.name}`)
};

/**
* | output |
* | --- |
* | "{name} asks at this address" |
*
* @param {Staff_Printer_Address_OfInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_address_of = /** @type {((inputs: Staff_Printer_Address_OfInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Address_OfInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_address_of(inputs)
	return en_ca2_staff_printer_address_of(inputs)
});