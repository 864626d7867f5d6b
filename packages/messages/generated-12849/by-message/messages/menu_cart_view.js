/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Cart_ViewInputs */

const en_ca2_menu_cart_view = /** @type {(inputs: Menu_Cart_ViewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View cart`)
};

const fr_ca2_menu_cart_view = /** @type {(inputs: Menu_Cart_ViewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir le panier`)
};

/**
* | output |
* | --- |
* | "View cart" |
*
* @param {Menu_Cart_ViewInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_cart_view = /** @type {((inputs?: Menu_Cart_ViewInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Cart_ViewInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_cart_view(inputs)
	return en_ca2_menu_cart_view(inputs)
});