/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Way_Epson_TextInputs */

const en_ca2_staff_printer_way_epson_text = /** @type {(inputs: Staff_Printer_Way_Epson_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`TM-m30II, TM-m30III, TM-m50, TM-T88VI, TM-T88VII. It asks for its tickets over the internet.`)
};

const fr_ca2_staff_printer_way_epson_text = /** @type {(inputs: Staff_Printer_Way_Epson_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`TM-m30II, TM-m30III, TM-m50, TM-T88VI, TM-T88VII. Elle demande ses bons par Internet.`)
};

/**
* | output |
* | --- |
* | "TM-m30II, TM-m30III, TM-m50, TM-T88VI, TM-T88VII. It asks for its tickets over the internet." |
*
* @param {Staff_Printer_Way_Epson_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_way_epson_text = /** @type {((inputs?: Staff_Printer_Way_Epson_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Way_Epson_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_way_epson_text(inputs)
	return en_ca2_staff_printer_way_epson_text(inputs)
});