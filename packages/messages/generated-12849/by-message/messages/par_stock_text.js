/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Par_Stock_TextInputs */

const en_ca2_par_stock_text = /** @type {(inputs: Par_Stock_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter how many there are. The run sheet lists what to bring.`)
};

const fr_ca2_par_stock_text = /** @type {(inputs: Par_Stock_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Indiquez combien il y en a. La feuille de service dit quoi apporter.`)
};

/**
* | output |
* | --- |
* | "Enter how many there are. The run sheet lists what to bring." |
*
* @param {Par_Stock_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const par_stock_text = /** @type {((inputs?: Par_Stock_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Par_Stock_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_par_stock_text(inputs)
	return en_ca2_par_stock_text(inputs)
});