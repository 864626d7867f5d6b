/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Food_TreenutsInputs */

const en_ca2_food_treenuts = /** @type {(inputs: Food_TreenutsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tree nuts`)
};

const fr_ca2_food_treenuts = /** @type {(inputs: Food_TreenutsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Noix`)
};

/**
* | output |
* | --- |
* | "Tree nuts" |
*
* @param {Food_TreenutsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const food_treenuts = /** @type {((inputs?: Food_TreenutsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Food_TreenutsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_food_treenuts(inputs)
	return en_ca2_food_treenuts(inputs)
});