/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Food_PescatarianInputs */

const en_ca2_food_pescatarian = /** @type {(inputs: Food_PescatarianInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pescatarian`)
};

const fr_ca2_food_pescatarian = /** @type {(inputs: Food_PescatarianInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pescétarien`)
};

/**
* | output |
* | --- |
* | "Pescatarian" |
*
* @param {Food_PescatarianInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const food_pescatarian = /** @type {((inputs?: Food_PescatarianInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Food_PescatarianInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_food_pescatarian(inputs)
	return en_ca2_food_pescatarian(inputs)
});