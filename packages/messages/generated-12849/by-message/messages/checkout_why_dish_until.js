/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ dishes: NonNullable<unknown>, time: NonNullable<unknown> }} Checkout_Why_Dish_UntilInputs */

const en_ca2_checkout_why_dish_until = /** @type {(inputs: Checkout_Why_Dish_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.dishes}: we serve this until ${i?.time}`)
};

const fr_ca2_checkout_why_dish_until = /** @type {(inputs: Checkout_Why_Dish_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.dishes} : servi jusqu’à ${i?.time}.`)
};

/**
* | output |
* | --- |
* | "{dishes}: we serve this until {time}" |
*
* @param {Checkout_Why_Dish_UntilInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_why_dish_until = /** @type {((inputs: Checkout_Why_Dish_UntilInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Why_Dish_UntilInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_why_dish_until(inputs)
	return en_ca2_checkout_why_dish_until(inputs)
});