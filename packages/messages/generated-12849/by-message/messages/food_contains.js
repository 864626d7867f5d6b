/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ foods: NonNullable<unknown> }} Food_ContainsInputs */

const en_ca2_food_contains = /** @type {(inputs: Food_ContainsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Contains: ${i?.foods}`)
};

const fr_ca2_food_contains = /** @type {(inputs: Food_ContainsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Contient : ${i?.foods}`)
};

/**
* | output |
* | --- |
* | "Contains: {foods}" |
*
* @param {Food_ContainsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const food_contains = /** @type {((inputs: Food_ContainsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Food_ContainsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_food_contains(inputs)
	return en_ca2_food_contains(inputs)
});