/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Way_Cloudprnt_TextInputs */

const en_ca2_staff_printer_way_cloudprnt_text = /** @type {(inputs: Staff_Printer_Way_Cloudprnt_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`mC-Print2, mC-Print3, TSP100IV, TSP650II with a CloudPRNT interface. It asks for its tickets over the internet.`)
};

const fr_ca2_staff_printer_way_cloudprnt_text = /** @type {(inputs: Staff_Printer_Way_Cloudprnt_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`mC-Print2, mC-Print3, TSP100IV, TSP650II avec une interface CloudPRNT. Elle demande ses bons par Internet.`)
};

/**
* | output |
* | --- |
* | "mC-Print2, mC-Print3, TSP100IV, TSP650II with a CloudPRNT interface. It asks for its tickets over the internet." |
*
* @param {Staff_Printer_Way_Cloudprnt_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_way_cloudprnt_text = /** @type {((inputs?: Staff_Printer_Way_Cloudprnt_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Way_Cloudprnt_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_way_cloudprnt_text(inputs)
	return en_ca2_staff_printer_way_cloudprnt_text(inputs)
});