/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Food_VeganInputs */

const en_ca2_food_vegan = /** @type {(inputs: Food_VeganInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vegan`)
};

const fr_ca2_food_vegan = /** @type {(inputs: Food_VeganInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Végane`)
};

/**
* | output |
* | --- |
* | "Vegan" |
*
* @param {Food_VeganInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const food_vegan = /** @type {((inputs?: Food_VeganInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Food_VeganInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_food_vegan(inputs)
	return en_ca2_food_vegan(inputs)
});