/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_To_CheckoutInputs */

const en_ca2_cart_to_checkout = /** @type {(inputs: Cart_To_CheckoutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Go to checkout`)
};

const fr_ca2_cart_to_checkout = /** @type {(inputs: Cart_To_CheckoutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Passer à la caisse`)
};

/**
* | output |
* | --- |
* | "Go to checkout" |
*
* @param {Cart_To_CheckoutInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_to_checkout = /** @type {((inputs?: Cart_To_CheckoutInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_To_CheckoutInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_to_checkout(inputs)
	return en_ca2_cart_to_checkout(inputs)
});