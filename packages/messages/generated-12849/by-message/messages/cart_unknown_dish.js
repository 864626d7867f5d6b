/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_Unknown_DishInputs */

const en_ca2_cart_unknown_dish = /** @type {(inputs: Cart_Unknown_DishInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This dish`)
};

const fr_ca2_cart_unknown_dish = /** @type {(inputs: Cart_Unknown_DishInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce plat`)
};

/**
* | output |
* | --- |
* | "This dish" |
*
* @param {Cart_Unknown_DishInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_unknown_dish = /** @type {((inputs?: Cart_Unknown_DishInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Unknown_DishInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_unknown_dish(inputs)
	return en_ca2_cart_unknown_dish(inputs)
});