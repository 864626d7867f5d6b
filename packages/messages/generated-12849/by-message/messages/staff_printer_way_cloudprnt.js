/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Way_CloudprntInputs */

const en_ca2_staff_printer_way_cloudprnt = /** @type {(inputs: Staff_Printer_Way_CloudprntInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Star, with CloudPRNT`)
};

const fr_ca2_staff_printer_way_cloudprnt = /** @type {(inputs: Staff_Printer_Way_CloudprntInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Star, avec CloudPRNT`)
};

/**
* | output |
* | --- |
* | "Star, with CloudPRNT" |
*
* @param {Staff_Printer_Way_CloudprntInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_way_cloudprnt = /** @type {((inputs?: Staff_Printer_Way_CloudprntInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Way_CloudprntInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_way_cloudprnt(inputs)
	return en_ca2_staff_printer_way_cloudprnt(inputs)
});