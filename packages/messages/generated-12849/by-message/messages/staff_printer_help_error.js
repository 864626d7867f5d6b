/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Help_ErrorInputs */

const en_ca2_staff_printer_help_error = /** @type {(inputs: Staff_Printer_Help_ErrorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It answered with an error. Look at it: a paper jam, a blocked cutter, or an unknown command.`)
};

const fr_ca2_staff_printer_help_error = /** @type {(inputs: Staff_Printer_Help_ErrorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Elle a répondu par une erreur. Regardez-la : un bourrage, un couteau bloqué ou une commande inconnue.`)
};

/**
* | output |
* | --- |
* | "It answered with an error. Look at it: a paper jam, a blocked cutter, or an unknown command." |
*
* @param {Staff_Printer_Help_ErrorInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_help_error = /** @type {((inputs?: Staff_Printer_Help_ErrorInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Help_ErrorInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_help_error(inputs)
	return en_ca2_staff_printer_help_error(inputs)
});