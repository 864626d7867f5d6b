/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Way_Tcp_TextInputs */

const en_ca2_staff_printer_way_tcp_text = /** @type {(inputs: Staff_Printer_Way_Tcp_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A printer with a network cable that prints what it gets on port 9100.`)
};

const fr_ca2_staff_printer_way_tcp_text = /** @type {(inputs: Staff_Printer_Way_Tcp_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une imprimante branchée au réseau, qui imprime ce qu’elle reçoit au port 9100.`)
};

/**
* | output |
* | --- |
* | "A printer with a network cable that prints what it gets on port 9100." |
*
* @param {Staff_Printer_Way_Tcp_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_way_tcp_text = /** @type {((inputs?: Staff_Printer_Way_Tcp_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Way_Tcp_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_way_tcp_text(inputs)
	return en_ca2_staff_printer_way_tcp_text(inputs)
});