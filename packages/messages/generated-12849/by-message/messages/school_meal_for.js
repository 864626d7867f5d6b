/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} School_Meal_ForInputs */

const en_ca2_school_meal_for = /** @type {(inputs: School_Meal_ForInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`School meal for ${i?.name}`)
};

const fr_ca2_school_meal_for = /** @type {(inputs: School_Meal_ForInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Repas à l’école pour ${i?.name}`)
};

/**
* | output |
* | --- |
* | "School meal for {name}" |
*
* @param {School_Meal_ForInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_meal_for = /** @type {((inputs: School_Meal_ForInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Meal_ForInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_meal_for(inputs)
	return en_ca2_school_meal_for(inputs)
});