/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ dishes: NonNullable<unknown> }} Checkout_Why_Dish_NotInputs */

const en_ca2_checkout_why_dish_not = /** @type {(inputs: Checkout_Why_Dish_NotInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.dishes}: not served today.`)
};

const fr_ca2_checkout_why_dish_not = /** @type {(inputs: Checkout_Why_Dish_NotInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.dishes} : pas servi aujourd’hui.`)
};

/**
* | output |
* | --- |
* | "{dishes}: not served today." |
*
* @param {Checkout_Why_Dish_NotInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_why_dish_not = /** @type {((inputs: Checkout_Why_Dish_NotInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Why_Dish_NotInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_why_dish_not(inputs)
	return en_ca2_checkout_why_dish_not(inputs)
});