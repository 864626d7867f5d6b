/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Help_Never_ReachedInputs */

const en_ca2_staff_printer_help_never_reached = /** @type {(inputs: Staff_Printer_Help_Never_ReachedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The server hasn’t reached it yet. A test page shows whether it can.`)
};

const fr_ca2_staff_printer_help_never_reached = /** @type {(inputs: Staff_Printer_Help_Never_ReachedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le serveur ne l’a pas encore jointe. Une page d’essai montre s’il le peut.`)
};

/**
* | output |
* | --- |
* | "The server hasn’t reached it yet. A test page shows whether it can." |
*
* @param {Staff_Printer_Help_Never_ReachedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_help_never_reached = /** @type {((inputs?: Staff_Printer_Help_Never_ReachedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Help_Never_ReachedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_help_never_reached(inputs)
	return en_ca2_staff_printer_help_never_reached(inputs)
});