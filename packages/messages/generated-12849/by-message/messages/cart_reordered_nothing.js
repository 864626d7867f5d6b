/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_Reordered_NothingInputs */

const en_ca2_cart_reordered_nothing = /** @type {(inputs: Cart_Reordered_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t reorder these dishes`)
};

const fr_ca2_cart_reordered_nothing = /** @type {(inputs: Cart_Reordered_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous n’avons pas pu reprendre cette commande`)
};

/**
* | output |
* | --- |
* | "We couldn’t reorder these dishes" |
*
* @param {Cart_Reordered_NothingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_reordered_nothing = /** @type {((inputs?: Cart_Reordered_NothingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Reordered_NothingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_reordered_nothing(inputs)
	return en_ca2_cart_reordered_nothing(inputs)
});