/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_HostInputs */

const en_ca2_staff_printer_host = /** @type {(inputs: Staff_Printer_HostInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`IP address`)
};

const fr_ca2_staff_printer_host = /** @type {(inputs: Staff_Printer_HostInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Adresse IP`)
};

/**
* | output |
* | --- |
* | "IP address" |
*
* @param {Staff_Printer_HostInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_host = /** @type {((inputs?: Staff_Printer_HostInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_HostInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_host(inputs)
	return en_ca2_staff_printer_host(inputs)
});