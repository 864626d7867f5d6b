/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Host_HintInputs */

const en_ca2_staff_printer_host_hint = /** @type {(inputs: Staff_Printer_Host_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The printer’s own, such as 192.168.1.50. Keep it the same in your router.`)
};

const fr_ca2_staff_printer_host_hint = /** @type {(inputs: Staff_Printer_Host_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Celle de l’imprimante, comme 192.168.1.50. Réservez-la dans votre routeur.`)
};

/**
* | output |
* | --- |
* | "The printer’s own, such as 192.168.1.50. Keep it the same in your router." |
*
* @param {Staff_Printer_Host_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_host_hint = /** @type {((inputs?: Staff_Printer_Host_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Host_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_host_hint(inputs)
	return en_ca2_staff_printer_host_hint(inputs)
});