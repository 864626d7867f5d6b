/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Bulk_PricesInputs */

const en_ca2_studio_bulk_prices = /** @type {(inputs: Studio_Bulk_PricesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Prices`)
};

const fr_ca2_studio_bulk_prices = /** @type {(inputs: Studio_Bulk_PricesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Prix`)
};

/**
* | output |
* | --- |
* | "Prices" |
*
* @param {Studio_Bulk_PricesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_bulk_prices = /** @type {((inputs?: Studio_Bulk_PricesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Bulk_PricesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_bulk_prices(inputs)
	return en_ca2_studio_bulk_prices(inputs)
});