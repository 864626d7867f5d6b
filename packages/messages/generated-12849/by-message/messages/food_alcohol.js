/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Food_AlcoholInputs */

const en_ca2_food_alcohol = /** @type {(inputs: Food_AlcoholInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alcohol`)
};

const fr_ca2_food_alcohol = /** @type {(inputs: Food_AlcoholInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alcool`)
};

/**
* | output |
* | --- |
* | "Alcohol" |
*
* @param {Food_AlcoholInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const food_alcohol = /** @type {((inputs?: Food_AlcoholInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Food_AlcoholInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_food_alcohol(inputs)
	return en_ca2_food_alcohol(inputs)
});