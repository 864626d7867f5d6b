/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Days_As_In_CartInputs */

const en_ca2_checkout_days_as_in_cart = /** @type {(inputs: Checkout_Days_As_In_CartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Each day as in your cart, as a separate order`)
};

const fr_ca2_checkout_days_as_in_cart = /** @type {(inputs: Checkout_Days_As_In_CartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Chaque jour comme dans votre panier, en commandes distinctes`)
};

/**
* | output |
* | --- |
* | "Each day as in your cart, as a separate order" |
*
* @param {Checkout_Days_As_In_CartInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_days_as_in_cart = /** @type {((inputs?: Checkout_Days_As_In_CartInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Days_As_In_CartInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_days_as_in_cart(inputs)
	return en_ca2_checkout_days_as_in_cart(inputs)
});