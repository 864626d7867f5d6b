/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_No_PrinterInputs */

const en_ca2_refusal_no_printer = /** @type {(inputs: Refusal_No_PrinterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No printer prints this.`)
};

const fr_ca2_refusal_no_printer = /** @type {(inputs: Refusal_No_PrinterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucune imprimante n’imprime cela.`)
};

/**
* | output |
* | --- |
* | "No printer prints this." |
*
* @param {Refusal_No_PrinterInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_no_printer = /** @type {((inputs?: Refusal_No_PrinterInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_No_PrinterInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_no_printer(inputs)
	return en_ca2_refusal_no_printer(inputs)
});