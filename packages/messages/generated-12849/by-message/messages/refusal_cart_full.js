/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Cart_FullInputs */

const en_ca2_refusal_cart_full = /** @type {(inputs: Refusal_Cart_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your cart is full.`)
};

const fr_ca2_refusal_cart_full = /** @type {(inputs: Refusal_Cart_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre panier est plein.`)
};

/**
* | output |
* | --- |
* | "Your cart is full." |
*
* @param {Refusal_Cart_FullInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_cart_full = /** @type {((inputs?: Refusal_Cart_FullInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Cart_FullInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_cart_full(inputs)
	return en_ca2_refusal_cart_full(inputs)
});