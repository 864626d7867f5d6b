/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_BarInputs */

const en_ca2_cart_bar = /** @type {(inputs: Cart_BarInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To the checkout`)
};

const fr_ca2_cart_bar = /** @type {(inputs: Cart_BarInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vers la caisse`)
};

/**
* | output |
* | --- |
* | "To the checkout" |
*
* @param {Cart_BarInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_bar = /** @type {((inputs?: Cart_BarInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_BarInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_bar(inputs)
	return en_ca2_cart_bar(inputs)
});