/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Labels_EachInputs */

const en_ca2_staff_printer_labels_each = /** @type {(inputs: Staff_Printer_Labels_EachInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A label for each`)
};

const fr_ca2_staff_printer_labels_each = /** @type {(inputs: Staff_Printer_Labels_EachInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une étiquette par`)
};

/**
* | output |
* | --- |
* | "A label for each" |
*
* @param {Staff_Printer_Labels_EachInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_labels_each = /** @type {((inputs?: Staff_Printer_Labels_EachInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Labels_EachInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_labels_each(inputs)
	return en_ca2_staff_printer_labels_each(inputs)
});