/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Cart_ShortInputs */

const en_ca2_menu_cart_short = /** @type {(inputs: Menu_Cart_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cart`)
};

const fr_ca2_menu_cart_short = /** @type {(inputs: Menu_Cart_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Panier`)
};

/**
* | output |
* | --- |
* | "Cart" |
*
* @param {Menu_Cart_ShortInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_cart_short = /** @type {((inputs?: Menu_Cart_ShortInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Cart_ShortInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_cart_short(inputs)
	return en_ca2_menu_cart_short(inputs)
});