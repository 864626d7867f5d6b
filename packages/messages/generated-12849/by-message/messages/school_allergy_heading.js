/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} School_Allergy_HeadingInputs */

const en_ca2_school_allergy_heading = /** @type {(inputs: School_Allergy_HeadingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Not safe for ${i?.name}?`)
};

const fr_ca2_school_allergy_heading = /** @type {(inputs: School_Allergy_HeadingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sans danger pour ${i?.name}?`)
};

/**
* | output |
* | --- |
* | "Not safe for {name}?" |
*
* @param {School_Allergy_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_allergy_heading = /** @type {((inputs: School_Allergy_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Allergy_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_allergy_heading(inputs)
	return en_ca2_school_allergy_heading(inputs)
});