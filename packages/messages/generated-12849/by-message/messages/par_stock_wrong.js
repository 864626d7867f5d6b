/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Par_Stock_WrongInputs */

const en_ca2_par_stock_wrong = /** @type {(inputs: Par_Stock_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter whole numbers.`)
};

const fr_ca2_par_stock_wrong = /** @type {(inputs: Par_Stock_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Entrez des nombres entiers.`)
};

/**
* | output |
* | --- |
* | "Enter whole numbers." |
*
* @param {Par_Stock_WrongInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const par_stock_wrong = /** @type {((inputs?: Par_Stock_WrongInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Par_Stock_WrongInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_par_stock_wrong(inputs)
	return en_ca2_par_stock_wrong(inputs)
});