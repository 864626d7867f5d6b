/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Food_VegetarianInputs */

const en_ca2_food_vegetarian = /** @type {(inputs: Food_VegetarianInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vegetarian`)
};

const fr_ca2_food_vegetarian = /** @type {(inputs: Food_VegetarianInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Végétarien`)
};

/**
* | output |
* | --- |
* | "Vegetarian" |
*
* @param {Food_VegetarianInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const food_vegetarian = /** @type {((inputs?: Food_VegetarianInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Food_VegetarianInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_food_vegetarian(inputs)
	return en_ca2_food_vegetarian(inputs)
});