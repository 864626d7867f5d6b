/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Item_Allergens_NoneInputs */

const en_ca2_item_allergens_none = /** @type {(inputs: Item_Allergens_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`None declared`)
};

const fr_ca2_item_allergens_none = /** @type {(inputs: Item_Allergens_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucun déclaré`)
};

/**
* | output |
* | --- |
* | "None declared" |
*
* @param {Item_Allergens_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_allergens_none = /** @type {((inputs?: Item_Allergens_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Allergens_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_allergens_none(inputs)
	return en_ca2_item_allergens_none(inputs)
});