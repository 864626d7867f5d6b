/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_See_MenuInputs */

const en_ca2_cart_see_menu = /** @type {(inputs: Cart_See_MenuInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See the menu`)
};

const fr_ca2_cart_see_menu = /** @type {(inputs: Cart_See_MenuInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir le menu`)
};

/**
* | output |
* | --- |
* | "See the menu" |
*
* @param {Cart_See_MenuInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_see_menu = /** @type {((inputs?: Cart_See_MenuInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_See_MenuInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_see_menu(inputs)
	return en_ca2_cart_see_menu(inputs)
});