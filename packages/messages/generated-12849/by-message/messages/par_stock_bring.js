/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown>, par: NonNullable<unknown> }} Par_Stock_BringInputs */

const en_ca2_par_stock_bring = /** @type {(inputs: Par_Stock_BringInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} to bring, of ${i?.par}`)
};

const fr_ca2_par_stock_bring = /** @type {(inputs: Par_Stock_BringInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} à apporter, sur ${i?.par}`)
};

/**
* | output |
* | --- |
* | "{count} to bring, of {par}" |
*
* @param {Par_Stock_BringInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const par_stock_bring = /** @type {((inputs: Par_Stock_BringInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Par_Stock_BringInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_par_stock_bring(inputs)
	return en_ca2_par_stock_bring(inputs)
});