/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Cart_CheckoutInputs */

const en_ca2_menu_cart_checkout = /** @type {(inputs: Menu_Cart_CheckoutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Checkout`)
};

const fr_ca2_menu_cart_checkout = /** @type {(inputs: Menu_Cart_CheckoutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À la caisse`)
};

/**
* | output |
* | --- |
* | "Checkout" |
*
* @param {Menu_Cart_CheckoutInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_cart_checkout = /** @type {((inputs?: Menu_Cart_CheckoutInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Cart_CheckoutInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_cart_checkout(inputs)
	return en_ca2_menu_cart_checkout(inputs)
});