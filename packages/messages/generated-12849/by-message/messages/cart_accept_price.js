/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_Accept_PriceInputs */

const en_ca2_cart_accept_price = /** @type {(inputs: Cart_Accept_PriceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keep it`)
};

const fr_ca2_cart_accept_price = /** @type {(inputs: Cart_Accept_PriceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Garder`)
};

/**
* | output |
* | --- |
* | "Keep it" |
*
* @param {Cart_Accept_PriceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_accept_price = /** @type {((inputs?: Cart_Accept_PriceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Accept_PriceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_accept_price(inputs)
	return en_ca2_cart_accept_price(inputs)
});