/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Food_DairyInputs */

const en_ca2_food_dairy = /** @type {(inputs: Food_DairyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dairy`)
};

const fr_ca2_food_dairy = /** @type {(inputs: Food_DairyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lait`)
};

/**
* | output |
* | --- |
* | "Dairy" |
*
* @param {Food_DairyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const food_dairy = /** @type {((inputs?: Food_DairyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Food_DairyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_food_dairy(inputs)
	return en_ca2_food_dairy(inputs)
});