/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} School_No_AllergensInputs */

const en_ca2_school_no_allergens = /** @type {(inputs: School_No_AllergensInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`None of the common allergens`)
};

const fr_ca2_school_no_allergens = /** @type {(inputs: School_No_AllergensInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucun des allergènes courants`)
};

/**
* | output |
* | --- |
* | "None of the common allergens" |
*
* @param {School_No_AllergensInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_no_allergens = /** @type {((inputs?: School_No_AllergensInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_No_AllergensInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_no_allergens(inputs)
	return en_ca2_school_no_allergens(inputs)
});