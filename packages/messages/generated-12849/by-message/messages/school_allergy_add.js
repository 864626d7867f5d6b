/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} School_Allergy_AddInputs */

const en_ca2_school_allergy_add = /** @type {(inputs: School_Allergy_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add it anyway`)
};

const fr_ca2_school_allergy_add = /** @type {(inputs: School_Allergy_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajouter quand même`)
};

/**
* | output |
* | --- |
* | "Add it anyway" |
*
* @param {School_Allergy_AddInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_allergy_add = /** @type {((inputs?: School_Allergy_AddInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Allergy_AddInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_allergy_add(inputs)
	return en_ca2_school_allergy_add(inputs)
});