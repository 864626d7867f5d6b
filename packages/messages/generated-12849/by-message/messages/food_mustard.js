/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Food_MustardInputs */

const en_ca2_food_mustard = /** @type {(inputs: Food_MustardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mustard`)
};

const fr_ca2_food_mustard = /** @type {(inputs: Food_MustardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Moutarde`)
};

/**
* | output |
* | --- |
* | "Mustard" |
*
* @param {Food_MustardInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const food_mustard = /** @type {((inputs?: Food_MustardInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Food_MustardInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_food_mustard(inputs)
	return en_ca2_food_mustard(inputs)
});