/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_To_CartInputs */

const en_ca2_checkout_to_cart = /** @type {(inputs: Checkout_To_CartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change my cart`)
};

const fr_ca2_checkout_to_cart = /** @type {(inputs: Checkout_To_CartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Modifier mon panier`)
};

/**
* | output |
* | --- |
* | "Change my cart" |
*
* @param {Checkout_To_CartInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_to_cart = /** @type {((inputs?: Checkout_To_CartInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_To_CartInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_to_cart(inputs)
	return en_ca2_checkout_to_cart(inputs)
});