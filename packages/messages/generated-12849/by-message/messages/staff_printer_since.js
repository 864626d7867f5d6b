/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ when: NonNullable<unknown> }} Staff_Printer_SinceInputs */

const en_ca2_staff_printer_since = /** @type {(inputs: Staff_Printer_SinceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Since ${i?.when}`)
};

const fr_ca2_staff_printer_since = /** @type {(inputs: Staff_Printer_SinceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Depuis le ${i?.when}`)
};

/**
* | output |
* | --- |
* | "Since {when}" |
*
* @param {Staff_Printer_SinceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_since = /** @type {((inputs: Staff_Printer_SinceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_SinceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_since(inputs)
	return en_ca2_staff_printer_since(inputs)
});