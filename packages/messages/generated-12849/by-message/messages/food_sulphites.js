/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Food_SulphitesInputs */

const en_ca2_food_sulphites = /** @type {(inputs: Food_SulphitesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sulphites`)
};

const fr_ca2_food_sulphites = /** @type {(inputs: Food_SulphitesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sulfites`)
};

/**
* | output |
* | --- |
* | "Sulphites" |
*
* @param {Food_SulphitesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const food_sulphites = /** @type {((inputs?: Food_SulphitesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Food_SulphitesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_food_sulphites(inputs)
	return en_ca2_food_sulphites(inputs)
});