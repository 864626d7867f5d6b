/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Add_DishInputs */

const en_ca2_studio_add_dish = /** @type {(inputs: Studio_Add_DishInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add a dish`)
};

const fr_ca2_studio_add_dish = /** @type {(inputs: Studio_Add_DishInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajouter un plat`)
};

/**
* | output |
* | --- |
* | "Add a dish" |
*
* @param {Studio_Add_DishInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_add_dish = /** @type {((inputs?: Studio_Add_DishInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Add_DishInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_add_dish(inputs)
	return en_ca2_studio_add_dish(inputs)
});