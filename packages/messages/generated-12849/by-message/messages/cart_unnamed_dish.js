/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_Unnamed_DishInputs */

const en_ca2_cart_unnamed_dish = /** @type {(inputs: Cart_Unnamed_DishInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One of your dishes`)
};

const fr_ca2_cart_unnamed_dish = /** @type {(inputs: Cart_Unnamed_DishInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un de vos plats`)
};

/**
* | output |
* | --- |
* | "One of your dishes" |
*
* @param {Cart_Unnamed_DishInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_unnamed_dish = /** @type {((inputs?: Cart_Unnamed_DishInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Unnamed_DishInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_unnamed_dish(inputs)
	return en_ca2_cart_unnamed_dish(inputs)
});