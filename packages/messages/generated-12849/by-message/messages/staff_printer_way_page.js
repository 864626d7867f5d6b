/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Way_PageInputs */

const en_ca2_staff_printer_way_page = /** @type {(inputs: Staff_Printer_Way_PageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Any other, from a screen`)
};

const fr_ca2_staff_printer_way_page = /** @type {(inputs: Staff_Printer_Way_PageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une autre, depuis un écran`)
};

/**
* | output |
* | --- |
* | "Any other, from a screen" |
*
* @param {Staff_Printer_Way_PageInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_way_page = /** @type {((inputs?: Staff_Printer_Way_PageInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Way_PageInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_way_page(inputs)
	return en_ca2_staff_printer_way_page(inputs)
});