/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ par: NonNullable<unknown> }} Par_Stock_EnoughInputs */

const en_ca2_par_stock_enough = /** @type {(inputs: Par_Stock_EnoughInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`All ${i?.par} are there`)
};

const fr_ca2_par_stock_enough = /** @type {(inputs: Par_Stock_EnoughInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Les ${i?.par} y sont`)
};

/**
* | output |
* | --- |
* | "All {par} are there" |
*
* @param {Par_Stock_EnoughInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const par_stock_enough = /** @type {((inputs: Par_Stock_EnoughInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Par_Stock_EnoughInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_par_stock_enough(inputs)
	return en_ca2_par_stock_enough(inputs)
});