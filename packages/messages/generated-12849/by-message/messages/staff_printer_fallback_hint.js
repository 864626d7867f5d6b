/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Fallback_HintInputs */

const en_ca2_staff_printer_fallback_hint = /** @type {(inputs: Staff_Printer_Fallback_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`After three tries or two minutes, its tickets print there.`)
};

const fr_ca2_staff_printer_fallback_hint = /** @type {(inputs: Staff_Printer_Fallback_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Après trois essais ou deux minutes, ses bons s’impriment là.`)
};

/**
* | output |
* | --- |
* | "After three tries or two minutes, its tickets print there." |
*
* @param {Staff_Printer_Fallback_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_fallback_hint = /** @type {((inputs?: Staff_Printer_Fallback_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Fallback_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_fallback_hint(inputs)
	return en_ca2_staff_printer_fallback_hint(inputs)
});