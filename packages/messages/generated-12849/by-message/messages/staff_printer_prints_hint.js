/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Prints_HintInputs */

const en_ca2_staff_printer_prints_hint = /** @type {(inputs: Staff_Printer_Prints_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`None chosen: only what somebody prints from an order.`)
};

const fr_ca2_staff_printer_prints_hint = /** @type {(inputs: Staff_Printer_Prints_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien de choisi : seulement ce que quelqu’un imprime depuis une commande.`)
};

/**
* | output |
* | --- |
* | "None chosen: only what somebody prints from an order." |
*
* @param {Staff_Printer_Prints_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_prints_hint = /** @type {((inputs?: Staff_Printer_Prints_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Prints_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_prints_hint(inputs)
	return en_ca2_staff_printer_prints_hint(inputs)
});