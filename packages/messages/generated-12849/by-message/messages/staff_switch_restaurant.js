/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Switch_RestaurantInputs */

const en_ca2_staff_switch_restaurant = /** @type {(inputs: Staff_Switch_RestaurantInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Restaurant`)
};

const fr_ca2_staff_switch_restaurant = /** @type {(inputs: Staff_Switch_RestaurantInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Restaurant`)
};

/**
* | output |
* | --- |
* | "Restaurant" |
*
* @param {Staff_Switch_RestaurantInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_switch_restaurant = /** @type {((inputs?: Staff_Switch_RestaurantInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Switch_RestaurantInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_switch_restaurant(inputs)
	return en_ca2_staff_switch_restaurant(inputs)
});