/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Each_OrderInputs */

const en_ca2_staff_printer_each_order = /** @type {(inputs: Staff_Printer_Each_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order`)
};

const fr_ca2_staff_printer_each_order = /** @type {(inputs: Staff_Printer_Each_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commande`)
};

/**
* | output |
* | --- |
* | "Order" |
*
* @param {Staff_Printer_Each_OrderInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_each_order = /** @type {((inputs?: Staff_Printer_Each_OrderInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Each_OrderInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_each_order(inputs)
	return en_ca2_staff_printer_each_order(inputs)
});