/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_DishesInputs */

const en_ca2_staff_day_dishes = /** @type {(inputs: Staff_Day_DishesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dishes`)
};

const fr_ca2_staff_day_dishes = /** @type {(inputs: Staff_Day_DishesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Plats`)
};

/**
* | output |
* | --- |
* | "Dishes" |
*
* @param {Staff_Day_DishesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_dishes = /** @type {((inputs?: Staff_Day_DishesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_DishesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_dishes(inputs)
	return en_ca2_staff_day_dishes(inputs)
});