/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Stations_HintInputs */

const en_ca2_staff_printer_stations_hint = /** @type {(inputs: Staff_Printer_Stations_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`None chosen: the dishes of all stations.`)
};

const fr_ca2_staff_printer_stations_hint = /** @type {(inputs: Staff_Printer_Stations_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucun choisi : les plats de tous les postes.`)
};

/**
* | output |
* | --- |
* | "None chosen: the dishes of all stations." |
*
* @param {Staff_Printer_Stations_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_stations_hint = /** @type {((inputs?: Staff_Printer_Stations_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Stations_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_stations_hint(inputs)
	return en_ca2_staff_printer_stations_hint(inputs)
});