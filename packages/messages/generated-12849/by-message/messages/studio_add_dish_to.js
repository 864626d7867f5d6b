/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ section: NonNullable<unknown> }} Studio_Add_Dish_ToInputs */

const en_ca2_studio_add_dish_to = /** @type {(inputs: Studio_Add_Dish_ToInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Add a dish to ${i?.section}`)
};

const fr_ca2_studio_add_dish_to = /** @type {(inputs: Studio_Add_Dish_ToInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ajouter un plat à ${i?.section}`)
};

/**
* | output |
* | --- |
* | "Add a dish to {section}" |
*
* @param {Studio_Add_Dish_ToInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_add_dish_to = /** @type {((inputs: Studio_Add_Dish_ToInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Add_Dish_ToInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_add_dish_to(inputs)
	return en_ca2_studio_add_dish_to(inputs)
});