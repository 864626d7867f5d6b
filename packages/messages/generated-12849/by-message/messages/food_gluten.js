/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Food_GlutenInputs */

const en_ca2_food_gluten = /** @type {(inputs: Food_GlutenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gluten`)
};

const fr_ca2_food_gluten = /** @type {(inputs: Food_GlutenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gluten`)
};

/**
* | output |
* | --- |
* | "Gluten" |
*
* @param {Food_GlutenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const food_gluten = /** @type {((inputs?: Food_GlutenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Food_GlutenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_food_gluten(inputs)
	return en_ca2_food_gluten(inputs)
});