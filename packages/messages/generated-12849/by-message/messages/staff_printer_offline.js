/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_OfflineInputs */

const en_ca2_staff_printer_offline = /** @type {(inputs: Staff_Printer_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No connection`)
};

const fr_ca2_staff_printer_offline = /** @type {(inputs: Staff_Printer_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pas de connexion`)
};

/**
* | output |
* | --- |
* | "No connection" |
*
* @param {Staff_Printer_OfflineInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_offline = /** @type {((inputs?: Staff_Printer_OfflineInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_OfflineInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_offline(inputs)
	return en_ca2_staff_printer_offline(inputs)
});