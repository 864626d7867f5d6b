/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Food_Allergens_UnconfirmedInputs */

const en_ca2_food_allergens_unconfirmed = /** @type {(inputs: Food_Allergens_UnconfirmedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Allergens not confirmed`)
};

const fr_ca2_food_allergens_unconfirmed = /** @type {(inputs: Food_Allergens_UnconfirmedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Allergènes non confirmés`)
};

/**
* | output |
* | --- |
* | "Allergens not confirmed" |
*
* @param {Food_Allergens_UnconfirmedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const food_allergens_unconfirmed = /** @type {((inputs?: Food_Allergens_UnconfirmedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Food_Allergens_UnconfirmedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_food_allergens_unconfirmed(inputs)
	return en_ca2_food_allergens_unconfirmed(inputs)
});