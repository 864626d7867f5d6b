/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Food_SesameInputs */

const en_ca2_food_sesame = /** @type {(inputs: Food_SesameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sesame`)
};

const fr_ca2_food_sesame = /** @type {(inputs: Food_SesameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sésame`)
};

/**
* | output |
* | --- |
* | "Sesame" |
*
* @param {Food_SesameInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const food_sesame = /** @type {((inputs?: Food_SesameInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Food_SesameInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_food_sesame(inputs)
	return en_ca2_food_sesame(inputs)
});