/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_FallbackInputs */

const en_ca2_staff_printer_fallback = /** @type {(inputs: Staff_Printer_FallbackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If it doesn’t print`)
};

const fr_ca2_staff_printer_fallback = /** @type {(inputs: Staff_Printer_FallbackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Si elle n’imprime pas`)
};

/**
* | output |
* | --- |
* | "If it doesn’t print" |
*
* @param {Staff_Printer_FallbackInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_fallback = /** @type {((inputs?: Staff_Printer_FallbackInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_FallbackInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_fallback(inputs)
	return en_ca2_staff_printer_fallback(inputs)
});