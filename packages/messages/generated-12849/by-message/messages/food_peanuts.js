/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Food_PeanutsInputs */

const en_ca2_food_peanuts = /** @type {(inputs: Food_PeanutsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Peanuts`)
};

const fr_ca2_food_peanuts = /** @type {(inputs: Food_PeanutsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Arachides`)
};

/**
* | output |
* | --- |
* | "Peanuts" |
*
* @param {Food_PeanutsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const food_peanuts = /** @type {((inputs?: Food_PeanutsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Food_PeanutsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_food_peanuts(inputs)
	return en_ca2_food_peanuts(inputs)
});