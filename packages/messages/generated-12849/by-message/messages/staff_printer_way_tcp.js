/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Way_TcpInputs */

const en_ca2_staff_printer_way_tcp = /** @type {(inputs: Staff_Printer_Way_TcpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Any other, in the server’s network`)
};

const fr_ca2_staff_printer_way_tcp = /** @type {(inputs: Staff_Printer_Way_TcpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une autre, dans le réseau du serveur`)
};

/**
* | output |
* | --- |
* | "Any other, in the server’s network" |
*
* @param {Staff_Printer_Way_TcpInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_way_tcp = /** @type {((inputs?: Staff_Printer_Way_TcpInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Way_TcpInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_way_tcp(inputs)
	return en_ca2_staff_printer_way_tcp(inputs)
});