/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ device: NonNullable<unknown>, when: NonNullable<unknown> }} Staff_Printer_StrangerInputs */

const en_ca2_staff_printer_stranger = /** @type {(inputs: Staff_Printer_StrangerInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Another printer (${i?.device}) asked with this address on ${i?.when}, and was refused.`)
};

const fr_ca2_staff_printer_stranger = /** @type {(inputs: Staff_Printer_StrangerInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Une autre imprimante (${i?.device}) s’est servie de cette adresse le ${i?.when}, et a été refusée.`)
};

/**
* | output |
* | --- |
* | "Another printer ({device}) asked with this address on {when}, and was refused." |
*
* @param {Staff_Printer_StrangerInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_stranger = /** @type {((inputs: Staff_Printer_StrangerInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_StrangerInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_stranger(inputs)
	return en_ca2_staff_printer_stranger(inputs)
});