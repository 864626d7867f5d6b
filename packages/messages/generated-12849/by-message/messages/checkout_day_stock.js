/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Day_StockInputs */

const en_ca2_checkout_day_stock = /** @type {(inputs: Checkout_Day_StockInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`sold out`)
};

const fr_ca2_checkout_day_stock = /** @type {(inputs: Checkout_Day_StockInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`épuisé`)
};

/**
* | output |
* | --- |
* | "sold out" |
*
* @param {Checkout_Day_StockInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_day_stock = /** @type {((inputs?: Checkout_Day_StockInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Day_StockInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_day_stock(inputs)
	return en_ca2_checkout_day_stock(inputs)
});