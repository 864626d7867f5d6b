/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Printers_FullInputs */

const en_ca2_refusal_printers_full = /** @type {(inputs: Refusal_Printers_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There are as many printers as there can be. Please remove one first.`)
};

const fr_ca2_refusal_printers_full = /** @type {(inputs: Refusal_Printers_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le nombre maximal d’imprimantes est atteint. Veuillez d’abord en retirer une.`)
};

/**
* | output |
* | --- |
* | "There are as many printers as there can be. Please remove one first." |
*
* @param {Refusal_Printers_FullInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_printers_full = /** @type {((inputs?: Refusal_Printers_FullInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Printers_FullInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_printers_full(inputs)
	return en_ca2_refusal_printers_full(inputs)
});