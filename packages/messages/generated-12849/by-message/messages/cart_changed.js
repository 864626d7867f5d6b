/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_ChangedInputs */

const en_ca2_cart_changed = /** @type {(inputs: Cart_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your cart has changed`)
};

const fr_ca2_cart_changed = /** @type {(inputs: Cart_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre panier a changé`)
};

/**
* | output |
* | --- |
* | "Your cart has changed" |
*
* @param {Cart_ChangedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_changed = /** @type {((inputs?: Cart_ChangedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_ChangedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_changed(inputs)
	return en_ca2_cart_changed(inputs)
});