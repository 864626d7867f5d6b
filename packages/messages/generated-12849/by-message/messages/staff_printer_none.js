/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_NoneInputs */

const en_ca2_staff_printer_none = /** @type {(inputs: Staff_Printer_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No printer yet. Orders are on the board only.`)
};

const fr_ca2_staff_printer_none = /** @type {(inputs: Staff_Printer_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucune imprimante pour l’instant. Les commandes sont seulement sur le tableau.`)
};

/**
* | output |
* | --- |
* | "No printer yet. Orders are on the board only." |
*
* @param {Staff_Printer_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_none = /** @type {((inputs?: Staff_Printer_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_none(inputs)
	return en_ca2_staff_printer_none(inputs)
});