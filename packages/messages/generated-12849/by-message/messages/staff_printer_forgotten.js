/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_ForgottenInputs */

const en_ca2_staff_printer_forgotten = /** @type {(inputs: Staff_Printer_ForgottenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The next printer that asks is taken.`)
};

const fr_ca2_staff_printer_forgotten = /** @type {(inputs: Staff_Printer_ForgottenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La prochaine imprimante qui s’adresse ici est retenue.`)
};

/**
* | output |
* | --- |
* | "The next printer that asks is taken." |
*
* @param {Staff_Printer_ForgottenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_forgotten = /** @type {((inputs?: Staff_Printer_ForgottenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_ForgottenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_forgotten(inputs)
	return en_ca2_staff_printer_forgotten(inputs)
});