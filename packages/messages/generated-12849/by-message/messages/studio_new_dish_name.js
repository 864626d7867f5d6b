/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_New_Dish_NameInputs */

const en_ca2_studio_new_dish_name = /** @type {(inputs: Studio_New_Dish_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Name of the new dish`)
};

const fr_ca2_studio_new_dish_name = /** @type {(inputs: Studio_New_Dish_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nom du nouveau plat`)
};

/**
* | output |
* | --- |
* | "Name of the new dish" |
*
* @param {Studio_New_Dish_NameInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_new_dish_name = /** @type {((inputs?: Studio_New_Dish_NameInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_New_Dish_NameInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_new_dish_name(inputs)
	return en_ca2_studio_new_dish_name(inputs)
});