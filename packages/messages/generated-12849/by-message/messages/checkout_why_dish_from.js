/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ dishes: NonNullable<unknown>, time: NonNullable<unknown> }} Checkout_Why_Dish_FromInputs */

const en_ca2_checkout_why_dish_from = /** @type {(inputs: Checkout_Why_Dish_FromInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.dishes}: we start serving at ${i?.time}`)
};

const fr_ca2_checkout_why_dish_from = /** @type {(inputs: Checkout_Why_Dish_FromInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.dishes} : servi à partir de ${i?.time}.`)
};

/**
* | output |
* | --- |
* | "{dishes}: we start serving at {time}" |
*
* @param {Checkout_Why_Dish_FromInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_why_dish_from = /** @type {((inputs: Checkout_Why_Dish_FromInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Why_Dish_FromInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_why_dish_from(inputs)
	return en_ca2_checkout_why_dish_from(inputs)
});