/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ foods: NonNullable<unknown> }} School_Label_AllergiesInputs */

const en_ca2_school_label_allergies = /** @type {(inputs: School_Label_AllergiesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Allergies: ${i?.foods}`)
};

const fr_ca2_school_label_allergies = /** @type {(inputs: School_Label_AllergiesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Allergies : ${i?.foods}`)
};

/**
* | output |
* | --- |
* | "Allergies: {foods}" |
*
* @param {School_Label_AllergiesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_label_allergies = /** @type {((inputs: School_Label_AllergiesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Label_AllergiesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_label_allergies(inputs)
	return en_ca2_school_label_allergies(inputs)
});