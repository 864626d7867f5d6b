/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_HeardInputs */

const en_ca2_staff_printer_heard = /** @type {(inputs: Staff_Printer_HeardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Last heard`)
};

const fr_ca2_staff_printer_heard = /** @type {(inputs: Staff_Printer_HeardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dernières nouvelles`)
};

/**
* | output |
* | --- |
* | "Last heard" |
*
* @param {Staff_Printer_HeardInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_heard = /** @type {((inputs?: Staff_Printer_HeardInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_HeardInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_heard(inputs)
	return en_ca2_staff_printer_heard(inputs)
});