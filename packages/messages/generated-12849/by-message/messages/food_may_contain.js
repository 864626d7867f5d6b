/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ foods: NonNullable<unknown> }} Food_May_ContainInputs */

const en_ca2_food_may_contain = /** @type {(inputs: Food_May_ContainInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`May contain: ${i?.foods}`)
};

const fr_ca2_food_may_contain = /** @type {(inputs: Food_May_ContainInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Peut contenir : ${i?.foods}`)
};

/**
* | output |
* | --- |
* | "May contain: {foods}" |
*
* @param {Food_May_ContainInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const food_may_contain = /** @type {((inputs: Food_May_ContainInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Food_May_ContainInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_food_may_contain(inputs)
	return en_ca2_food_may_contain(inputs)
});