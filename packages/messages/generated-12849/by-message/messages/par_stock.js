/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Par_StockInputs */

const en_ca2_par_stock = /** @type {(inputs: Par_StockInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Always in the suite`)
};

const fr_ca2_par_stock = /** @type {(inputs: Par_StockInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toujours dans la loge`)
};

/**
* | output |
* | --- |
* | "Always in the suite" |
*
* @param {Par_StockInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const par_stock = /** @type {((inputs?: Par_StockInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Par_StockInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_par_stock(inputs)
	return en_ca2_par_stock(inputs)
});