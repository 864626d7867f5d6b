/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Cart_UnconfirmedInputs */

const en_ca2_menu_cart_unconfirmed = /** @type {(inputs: Menu_Cart_UnconfirmedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`not yet confirmed`)
};

const fr_ca2_menu_cart_unconfirmed = /** @type {(inputs: Menu_Cart_UnconfirmedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`pas encore confirmé`)
};

/**
* | output |
* | --- |
* | "not yet confirmed" |
*
* @param {Menu_Cart_UnconfirmedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_cart_unconfirmed = /** @type {((inputs?: Menu_Cart_UnconfirmedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Cart_UnconfirmedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_cart_unconfirmed(inputs)
	return en_ca2_menu_cart_unconfirmed(inputs)
});