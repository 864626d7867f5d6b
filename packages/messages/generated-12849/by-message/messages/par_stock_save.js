/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Par_Stock_SaveInputs */

const en_ca2_par_stock_save = /** @type {(inputs: Par_Stock_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save what is there`)
};

const fr_ca2_par_stock_save = /** @type {(inputs: Par_Stock_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enregistrer ce qu’il y a`)
};

/**
* | output |
* | --- |
* | "Save what is there" |
*
* @param {Par_Stock_SaveInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const par_stock_save = /** @type {((inputs?: Par_Stock_SaveInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Par_Stock_SaveInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_par_stock_save(inputs)
	return en_ca2_par_stock_save(inputs)
});