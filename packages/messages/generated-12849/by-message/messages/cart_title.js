/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown> }} Cart_TitleInputs */

const en_ca2_cart_title = /** @type {(inputs: Cart_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your cart at ${i?.venue}`)
};

const fr_ca2_cart_title = /** @type {(inputs: Cart_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Votre panier chez ${i?.venue}`)
};

/**
* | output |
* | --- |
* | "Your cart at {venue}" |
*
* @param {Cart_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_title = /** @type {((inputs: Cart_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_title(inputs)
	return en_ca2_cart_title(inputs)
});