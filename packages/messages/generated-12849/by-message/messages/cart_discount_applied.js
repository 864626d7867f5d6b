/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Cart_Discount_AppliedInputs */

const en_ca2_cart_discount_applied = /** @type {(inputs: Cart_Discount_AppliedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} off`)
};

const fr_ca2_cart_discount_applied = /** @type {(inputs: Cart_Discount_AppliedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Rabais de ${i?.amount}`)
};

/**
* | output |
* | --- |
* | "{amount} off" |
*
* @param {Cart_Discount_AppliedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_discount_applied = /** @type {((inputs: Cart_Discount_AppliedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Discount_AppliedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_discount_applied(inputs)
	return en_ca2_cart_discount_applied(inputs)
});