/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_HeadingInputs */

const en_ca2_cart_heading = /** @type {(inputs: Cart_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your cart`)
};

const fr_ca2_cart_heading = /** @type {(inputs: Cart_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre panier`)
};

/**
* | output |
* | --- |
* | "Your cart" |
*
* @param {Cart_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_heading = /** @type {((inputs?: Cart_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_heading(inputs)
	return en_ca2_cart_heading(inputs)
});