/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_Code_DiscountInputs */

const en_ca2_cart_code_discount = /** @type {(inputs: Cart_Code_DiscountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Promo code`)
};

const fr_ca2_cart_code_discount = /** @type {(inputs: Cart_Code_DiscountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Code promo`)
};

/**
* | output |
* | --- |
* | "Promo code" |
*
* @param {Cart_Code_DiscountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_code_discount = /** @type {((inputs?: Cart_Code_DiscountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Code_DiscountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_code_discount(inputs)
	return en_ca2_cart_code_discount(inputs)
});