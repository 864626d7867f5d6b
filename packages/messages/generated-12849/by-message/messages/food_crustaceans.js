/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Food_CrustaceansInputs */

const en_ca2_food_crustaceans = /** @type {(inputs: Food_CrustaceansInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Crustaceans`)
};

const fr_ca2_food_crustaceans = /** @type {(inputs: Food_CrustaceansInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Crustacés`)
};

/**
* | output |
* | --- |
* | "Crustaceans" |
*
* @param {Food_CrustaceansInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const food_crustaceans = /** @type {((inputs?: Food_CrustaceansInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Food_CrustaceansInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_food_crustaceans(inputs)
	return en_ca2_food_crustaceans(inputs)
});