/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Printer_FailedInputs */

const en_ca2_staff_hook_printer_failed = /** @type {(inputs: Staff_Hook_Printer_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A ticket could not be printed`)
};

const fr_ca2_staff_hook_printer_failed = /** @type {(inputs: Staff_Hook_Printer_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un bon n’a pas pu être imprimé`)
};

/**
* | output |
* | --- |
* | "A ticket could not be printed" |
*
* @param {Staff_Hook_Printer_FailedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_printer_failed = /** @type {((inputs?: Staff_Hook_Printer_FailedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Printer_FailedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_printer_failed(inputs)
	return en_ca2_staff_hook_printer_failed(inputs)
});