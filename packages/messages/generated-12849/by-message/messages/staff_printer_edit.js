/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_EditInputs */

const en_ca2_staff_printer_edit = /** @type {(inputs: Staff_Printer_EditInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change the settings`)
};

const fr_ca2_staff_printer_edit = /** @type {(inputs: Staff_Printer_EditInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Modifier les réglages`)
};

/**
* | output |
* | --- |
* | "Change the settings" |
*
* @param {Staff_Printer_EditInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_edit = /** @type {((inputs?: Staff_Printer_EditInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_EditInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_edit(inputs)
	return en_ca2_staff_printer_edit(inputs)
});