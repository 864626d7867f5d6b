/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Paper_SymbolInputs */

const en_ca2_paper_symbol = /** @type {(inputs: Paper_SymbolInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`[symbol]`)
};

const fr_ca2_paper_symbol = /** @type {(inputs: Paper_SymbolInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`[symbole]`)
};

/**
* | output |
* | --- |
* | "[symbol]" |
*
* @param {Paper_SymbolInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const paper_symbol = /** @type {((inputs?: Paper_SymbolInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Paper_SymbolInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_paper_symbol(inputs)
	return en_ca2_paper_symbol(inputs)
});