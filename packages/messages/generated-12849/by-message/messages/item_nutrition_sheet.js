/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Item_Nutrition_SheetInputs */

const en_ca2_item_nutrition_sheet = /** @type {(inputs: Item_Nutrition_SheetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nutrition facts`)
};

const fr_ca2_item_nutrition_sheet = /** @type {(inputs: Item_Nutrition_SheetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Valeur nutritive`)
};

/**
* | output |
* | --- |
* | "Nutrition facts" |
*
* @param {Item_Nutrition_SheetInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_nutrition_sheet = /** @type {((inputs?: Item_Nutrition_SheetInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Nutrition_SheetInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_nutrition_sheet(inputs)
	return en_ca2_item_nutrition_sheet(inputs)
});