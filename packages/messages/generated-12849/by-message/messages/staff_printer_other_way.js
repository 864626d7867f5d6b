/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Other_WayInputs */

const en_ca2_staff_printer_other_way = /** @type {(inputs: Staff_Printer_Other_WayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another kind`)
};

const fr_ca2_staff_printer_other_way = /** @type {(inputs: Staff_Printer_Other_WayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un autre type`)
};

/**
* | output |
* | --- |
* | "Another kind" |
*
* @param {Staff_Printer_Other_WayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_other_way = /** @type {((inputs?: Staff_Printer_Other_WayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Other_WayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_other_way(inputs)
	return en_ca2_staff_printer_other_way(inputs)
});