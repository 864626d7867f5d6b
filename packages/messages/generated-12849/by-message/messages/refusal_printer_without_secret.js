/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Printer_Without_SecretInputs */

const en_ca2_refusal_printer_without_secret = /** @type {(inputs: Refusal_Printer_Without_SecretInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This printer has no address of its own here.`)
};

const fr_ca2_refusal_printer_without_secret = /** @type {(inputs: Refusal_Printer_Without_SecretInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette imprimante n’a pas d’adresse propre ici.`)
};

/**
* | output |
* | --- |
* | "This printer has no address of its own here." |
*
* @param {Refusal_Printer_Without_SecretInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_printer_without_secret = /** @type {((inputs?: Refusal_Printer_Without_SecretInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Printer_Without_SecretInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_printer_without_secret(inputs)
	return en_ca2_refusal_printer_without_secret(inputs)
});