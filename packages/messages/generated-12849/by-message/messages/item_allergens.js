/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Item_AllergensInputs */

const en_ca2_item_allergens = /** @type {(inputs: Item_AllergensInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Allergens`)
};

const fr_ca2_item_allergens = /** @type {(inputs: Item_AllergensInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Allergènes`)
};

/**
* | output |
* | --- |
* | "Allergens" |
*
* @param {Item_AllergensInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_allergens = /** @type {((inputs?: Item_AllergensInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_AllergensInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_allergens(inputs)
	return en_ca2_item_allergens(inputs)
});