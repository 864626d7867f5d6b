/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Labels_TextInputs */

const en_ca2_staff_printer_labels_text = /** @type {(inputs: Staff_Printer_Labels_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`With each ticket, for bags and boxes`)
};

const fr_ca2_staff_printer_labels_text = /** @type {(inputs: Staff_Printer_Labels_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avec chaque bon, pour les sacs et les boîtes`)
};

/**
* | output |
* | --- |
* | "With each ticket, for bags and boxes" |
*
* @param {Staff_Printer_Labels_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_labels_text = /** @type {((inputs?: Staff_Printer_Labels_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Labels_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_labels_text(inputs)
	return en_ca2_staff_printer_labels_text(inputs)
});