/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Search_IngredientsInputs */

const en_ca2_menu_search_ingredients = /** @type {(inputs: Menu_Search_IngredientsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ingredients:`)
};

const fr_ca2_menu_search_ingredients = /** @type {(inputs: Menu_Search_IngredientsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ingrédients :`)
};

/**
* | output |
* | --- |
* | "Ingredients:" |
*
* @param {Menu_Search_IngredientsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_search_ingredients = /** @type {((inputs?: Menu_Search_IngredientsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Search_IngredientsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_search_ingredients(inputs)
	return en_ca2_menu_search_ingredients(inputs)
});