/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Food_WheatInputs */

const en_ca2_food_wheat = /** @type {(inputs: Food_WheatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Wheat`)
};

const fr_ca2_food_wheat = /** @type {(inputs: Food_WheatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Blé`)
};

/**
* | output |
* | --- |
* | "Wheat" |
*
* @param {Food_WheatInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const food_wheat = /** @type {((inputs?: Food_WheatInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Food_WheatInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_food_wheat(inputs)
	return en_ca2_food_wheat(inputs)
});