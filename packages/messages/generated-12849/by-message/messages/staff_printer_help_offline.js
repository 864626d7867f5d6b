/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Help_OfflineInputs */

const en_ca2_staff_printer_help_offline = /** @type {(inputs: Staff_Printer_Help_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing is heard from it. Check its power and its network.`)
};

const fr_ca2_staff_printer_help_offline = /** @type {(inputs: Staff_Printer_Help_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucune nouvelle d’elle. Vérifiez son alimentation et son réseau.`)
};

/**
* | output |
* | --- |
* | "Nothing is heard from it. Check its power and its network." |
*
* @param {Staff_Printer_Help_OfflineInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_help_offline = /** @type {((inputs?: Staff_Printer_Help_OfflineInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Help_OfflineInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_help_offline(inputs)
	return en_ca2_staff_printer_help_offline(inputs)
});