/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_StationsInputs */

const en_ca2_staff_printer_stations = /** @type {(inputs: Staff_Printer_StationsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stations`)
};

const fr_ca2_staff_printer_stations = /** @type {(inputs: Staff_Printer_StationsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Postes`)
};

/**
* | output |
* | --- |
* | "Stations" |
*
* @param {Staff_Printer_StationsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_stations = /** @type {((inputs?: Staff_Printer_StationsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_StationsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_stations(inputs)
	return en_ca2_staff_printer_stations(inputs)
});