/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Studio_Dish_AddedInputs */

const en_ca2_studio_dish_added = /** @type {(inputs: Studio_Dish_AddedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} is in the draft.`)
};

const fr_ca2_studio_dish_added = /** @type {(inputs: Studio_Dish_AddedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} est dans le brouillon.`)
};

/**
* | output |
* | --- |
* | "{name} is in the draft." |
*
* @param {Studio_Dish_AddedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_dish_added = /** @type {((inputs: Studio_Dish_AddedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Dish_AddedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_dish_added(inputs)
	return en_ca2_studio_dish_added(inputs)
});