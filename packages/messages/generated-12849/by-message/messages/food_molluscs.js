/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Food_MolluscsInputs */

const en_ca2_food_molluscs = /** @type {(inputs: Food_MolluscsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Molluscs`)
};

const fr_ca2_food_molluscs = /** @type {(inputs: Food_MolluscsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mollusques`)
};

/**
* | output |
* | --- |
* | "Molluscs" |
*
* @param {Food_MolluscsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const food_molluscs = /** @type {((inputs?: Food_MolluscsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Food_MolluscsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_food_molluscs(inputs)
	return en_ca2_food_molluscs(inputs)
});