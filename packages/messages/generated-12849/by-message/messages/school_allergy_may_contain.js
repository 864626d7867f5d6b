/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ foods: NonNullable<unknown>, name: NonNullable<unknown> }} School_Allergy_May_ContainInputs */

const en_ca2_school_allergy_may_contain = /** @type {(inputs: School_Allergy_May_ContainInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`May contain ${i?.foods}. ${i?.name} is allergic.`)
};

const fr_ca2_school_allergy_may_contain = /** @type {(inputs: School_Allergy_May_ContainInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Peut contenir : ${i?.foods}. ${i?.name} y est allergique.`)
};

/**
* | output |
* | --- |
* | "May contain {foods}. {name} is allergic." |
*
* @param {School_Allergy_May_ContainInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_allergy_may_contain = /** @type {((inputs: School_Allergy_May_ContainInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Allergy_May_ContainInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_allergy_may_contain(inputs)
	return en_ca2_school_allergy_may_contain(inputs)
});