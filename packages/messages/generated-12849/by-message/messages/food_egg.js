/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Food_EggInputs */

const en_ca2_food_egg = /** @type {(inputs: Food_EggInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Eggs`)
};

const fr_ca2_food_egg = /** @type {(inputs: Food_EggInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Œufs`)
};

/**
* | output |
* | --- |
* | "Eggs" |
*
* @param {Food_EggInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const food_egg = /** @type {((inputs?: Food_EggInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Food_EggInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_food_egg(inputs)
	return en_ca2_food_egg(inputs)
});