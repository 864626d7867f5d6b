/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Add_Submit_AddressInputs */

const en_ca2_staff_printer_add_submit_address = /** @type {(inputs: Staff_Printer_Add_Submit_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add, and get its address`)
};

const fr_ca2_staff_printer_add_submit_address = /** @type {(inputs: Staff_Printer_Add_Submit_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajouter, et obtenir son adresse`)
};

/**
* | output |
* | --- |
* | "Add, and get its address" |
*
* @param {Staff_Printer_Add_Submit_AddressInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_add_submit_address = /** @type {((inputs?: Staff_Printer_Add_Submit_AddressInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Add_Submit_AddressInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_add_submit_address(inputs)
	return en_ca2_staff_printer_add_submit_address(inputs)
});