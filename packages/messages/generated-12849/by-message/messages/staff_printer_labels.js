/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_LabelsInputs */

const en_ca2_staff_printer_labels = /** @type {(inputs: Staff_Printer_LabelsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Labels`)
};

const fr_ca2_staff_printer_labels = /** @type {(inputs: Staff_Printer_LabelsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Étiquettes`)
};

/**
* | output |
* | --- |
* | "Labels" |
*
* @param {Staff_Printer_LabelsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_labels = /** @type {((inputs?: Staff_Printer_LabelsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_LabelsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_labels(inputs)
	return en_ca2_staff_printer_labels(inputs)
});