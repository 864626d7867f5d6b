/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown> }} Scan_Table_Other_RestaurantInputs */

const en_ca2_scan_table_other_restaurant = /** @type {(inputs: Scan_Table_Other_RestaurantInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`That code belongs to another restaurant. Please scan the one on your table at ${i?.venue}.`)
};

const fr_ca2_scan_table_other_restaurant = /** @type {(inputs: Scan_Table_Other_RestaurantInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ce code est celui d’un autre restaurant. Balayez celui de votre table chez ${i?.venue}.`)
};

/**
* | output |
* | --- |
* | "That code belongs to another restaurant. Please scan the one on your table at {venue}." |
*
* @param {Scan_Table_Other_RestaurantInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const scan_table_other_restaurant = /** @type {((inputs: Scan_Table_Other_RestaurantInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Scan_Table_Other_RestaurantInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_scan_table_other_restaurant(inputs)
	return en_ca2_scan_table_other_restaurant(inputs)
});