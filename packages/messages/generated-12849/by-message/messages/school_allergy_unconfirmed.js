/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, foods: NonNullable<unknown> }} School_Allergy_UnconfirmedInputs */

const en_ca2_school_allergy_unconfirmed = /** @type {(inputs: School_Allergy_UnconfirmedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`What this contains is not confirmed. ${i?.name} is allergic to ${i?.foods}.`)
};

const fr_ca2_school_allergy_unconfirmed = /** @type {(inputs: School_Allergy_UnconfirmedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`La composition de ce plat n’est pas confirmée. Allergies pour ${i?.name} : ${i?.foods}.`)
};

/**
* | output |
* | --- |
* | "What this contains is not confirmed. {name} is allergic to {foods}." |
*
* @param {School_Allergy_UnconfirmedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_allergy_unconfirmed = /** @type {((inputs: School_Allergy_UnconfirmedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Allergy_UnconfirmedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_allergy_unconfirmed(inputs)
	return en_ca2_school_allergy_unconfirmed(inputs)
});