/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Food_FishInputs */

const en_ca2_food_fish = /** @type {(inputs: Food_FishInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fish`)
};

const fr_ca2_food_fish = /** @type {(inputs: Food_FishInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Poisson`)
};

/**
* | output |
* | --- |
* | "Fish" |
*
* @param {Food_FishInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const food_fish = /** @type {((inputs?: Food_FishInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Food_FishInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_food_fish(inputs)
	return en_ca2_food_fish(inputs)
});