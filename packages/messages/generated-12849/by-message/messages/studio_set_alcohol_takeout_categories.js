/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Alcohol_Takeout_CategoriesInputs */

const en_ca2_studio_set_alcohol_takeout_categories = /** @type {(inputs: Studio_Set_Alcohol_Takeout_CategoriesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Categories to go`)
};

const fr_ca2_studio_set_alcohol_takeout_categories = /** @type {(inputs: Studio_Set_Alcohol_Takeout_CategoriesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Catégories pour emporter`)
};

/**
* | output |
* | --- |
* | "Categories to go" |
*
* @param {Studio_Set_Alcohol_Takeout_CategoriesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_alcohol_takeout_categories = /** @type {((inputs?: Studio_Set_Alcohol_Takeout_CategoriesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Alcohol_Takeout_CategoriesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_alcohol_takeout_categories(inputs)
	return en_ca2_studio_set_alcohol_takeout_categories(inputs)
});