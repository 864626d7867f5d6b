/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ words: NonNullable<unknown> }} Food_Unconfirmed_WordsInputs */

const en_ca2_food_unconfirmed_words = /** @type {(inputs: Food_Unconfirmed_WordsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Allergens not confirmed. The restaurant says: “${i?.words}”`)
};

const fr_ca2_food_unconfirmed_words = /** @type {(inputs: Food_Unconfirmed_WordsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Allergènes non confirmés. Le restaurant indique : « ${i?.words} »`)
};

/**
* | output |
* | --- |
* | "Allergens not confirmed. The restaurant says: “{words}”" |
*
* @param {Food_Unconfirmed_WordsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const food_unconfirmed_words = /** @type {((inputs: Food_Unconfirmed_WordsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Food_Unconfirmed_WordsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_food_unconfirmed_words(inputs)
	return en_ca2_food_unconfirmed_words(inputs)
});