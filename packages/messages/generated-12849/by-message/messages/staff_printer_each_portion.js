/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Each_PortionInputs */

const en_ca2_staff_printer_each_portion = /** @type {(inputs: Staff_Printer_Each_PortionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Portion`)
};

const fr_ca2_staff_printer_each_portion = /** @type {(inputs: Staff_Printer_Each_PortionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Portion`)
};

/**
* | output |
* | --- |
* | "Portion" |
*
* @param {Staff_Printer_Each_PortionInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_each_portion = /** @type {((inputs?: Staff_Printer_Each_PortionInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Each_PortionInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_each_portion(inputs)
	return en_ca2_staff_printer_each_portion(inputs)
});