/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Staff_Printer_ToInputs */

const en_ca2_staff_printer_to = /** @type {(inputs: Staff_Printer_ToInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Go to ${i?.name}`)
};

const fr_ca2_staff_printer_to = /** @type {(inputs: Staff_Printer_ToInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Aller à ${i?.name}`)
};

/**
* | output |
* | --- |
* | "Go to {name}" |
*
* @param {Staff_Printer_ToInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_to = /** @type {((inputs: Staff_Printer_ToInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_ToInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_to(inputs)
	return en_ca2_staff_printer_to(inputs)
});