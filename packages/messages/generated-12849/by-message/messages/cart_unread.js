/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_UnreadInputs */

const en_ca2_cart_unread = /** @type {(inputs: Cart_UnreadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We can’t load your cart`)
};

const fr_ca2_cart_unread = /** @type {(inputs: Cart_UnreadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous n’arrivons pas à charger votre panier`)
};

/**
* | output |
* | --- |
* | "We can’t load your cart" |
*
* @param {Cart_UnreadInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_unread = /** @type {((inputs?: Cart_UnreadInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_UnreadInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_unread(inputs)
	return en_ca2_cart_unread(inputs)
});