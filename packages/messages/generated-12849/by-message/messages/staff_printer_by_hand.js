/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_By_HandInputs */

const en_ca2_staff_printer_by_hand = /** @type {(inputs: Staff_Printer_By_HandInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Only when asked`)
};

const fr_ca2_staff_printer_by_hand = /** @type {(inputs: Staff_Printer_By_HandInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Seulement sur demande`)
};

/**
* | output |
* | --- |
* | "Only when asked" |
*
* @param {Staff_Printer_By_HandInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_by_hand = /** @type {((inputs?: Staff_Printer_By_HandInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_By_HandInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_by_hand(inputs)
	return en_ca2_staff_printer_by_hand(inputs)
});