/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Cart_Empty_TextInputs */

const en_ca2_menu_cart_empty_text = /** @type {(inputs: Menu_Cart_Empty_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What you add shows up here, with its total.`)
};

const fr_ca2_menu_cart_empty_text = /** @type {(inputs: Menu_Cart_Empty_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce que vous ajoutez s’affiche ici, avec le total.`)
};

/**
* | output |
* | --- |
* | "What you add shows up here, with its total." |
*
* @param {Menu_Cart_Empty_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_cart_empty_text = /** @type {((inputs?: Menu_Cart_Empty_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Cart_Empty_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_cart_empty_text(inputs)
	return en_ca2_menu_cart_empty_text(inputs)
});