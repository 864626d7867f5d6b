/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Food_SoyInputs */

const en_ca2_food_soy = /** @type {(inputs: Food_SoyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Soy`)
};

const fr_ca2_food_soy = /** @type {(inputs: Food_SoyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Soya`)
};

/**
* | output |
* | --- |
* | "Soy" |
*
* @param {Food_SoyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const food_soy = /** @type {((inputs?: Food_SoyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Food_SoyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_food_soy(inputs)
	return en_ca2_food_soy(inputs)
});