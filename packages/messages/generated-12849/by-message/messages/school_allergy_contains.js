/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ foods: NonNullable<unknown>, name: NonNullable<unknown> }} School_Allergy_ContainsInputs */

const en_ca2_school_allergy_contains = /** @type {(inputs: School_Allergy_ContainsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Contains ${i?.foods}. ${i?.name} is allergic.`)
};

const fr_ca2_school_allergy_contains = /** @type {(inputs: School_Allergy_ContainsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Contient : ${i?.foods}. ${i?.name} y est allergique.`)
};

/**
* | output |
* | --- |
* | "Contains {foods}. {name} is allergic." |
*
* @param {School_Allergy_ContainsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_allergy_contains = /** @type {((inputs: School_Allergy_ContainsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Allergy_ContainsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_allergy_contains(inputs)
	return en_ca2_school_allergy_contains(inputs)
});