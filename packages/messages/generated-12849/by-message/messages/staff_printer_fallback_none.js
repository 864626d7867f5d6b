/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Fallback_NoneInputs */

const en_ca2_staff_printer_fallback_none = /** @type {(inputs: Staff_Printer_Fallback_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Say it on the board only`)
};

const fr_ca2_staff_printer_fallback_none = /** @type {(inputs: Staff_Printer_Fallback_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le dire seulement sur le tableau`)
};

/**
* | output |
* | --- |
* | "Say it on the board only" |
*
* @param {Staff_Printer_Fallback_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_fallback_none = /** @type {((inputs?: Staff_Printer_Fallback_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Fallback_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_fallback_none(inputs)
	return en_ca2_staff_printer_fallback_none(inputs)
});