/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Item_IngredientsInputs */

const en_ca2_item_ingredients = /** @type {(inputs: Item_IngredientsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ingredients`)
};

const fr_ca2_item_ingredients = /** @type {(inputs: Item_IngredientsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ingrédients`)
};

/**
* | output |
* | --- |
* | "Ingredients" |
*
* @param {Item_IngredientsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_ingredients = /** @type {((inputs?: Item_IngredientsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_IngredientsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_ingredients(inputs)
	return en_ca2_item_ingredients(inputs)
});