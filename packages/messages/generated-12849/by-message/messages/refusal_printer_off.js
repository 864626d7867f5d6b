/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Printer_OffInputs */

const en_ca2_refusal_printer_off = /** @type {(inputs: Refusal_Printer_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This printer is off. Turn it on first.`)
};

const fr_ca2_refusal_printer_off = /** @type {(inputs: Refusal_Printer_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette imprimante est désactivée. Activez-la d’abord.`)
};

/**
* | output |
* | --- |
* | "This printer is off. Turn it on first." |
*
* @param {Refusal_Printer_OffInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_printer_off = /** @type {((inputs?: Refusal_Printer_OffInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Printer_OffInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_printer_off(inputs)
	return en_ca2_refusal_printer_off(inputs)
});