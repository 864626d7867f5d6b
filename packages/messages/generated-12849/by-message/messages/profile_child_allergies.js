/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Child_AllergiesInputs */

const en_ca2_profile_child_allergies = /** @type {(inputs: Profile_Child_AllergiesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Allergies`)
};

const fr_ca2_profile_child_allergies = /** @type {(inputs: Profile_Child_AllergiesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Allergies`)
};

/**
* | output |
* | --- |
* | "Allergies" |
*
* @param {Profile_Child_AllergiesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_child_allergies = /** @type {((inputs?: Profile_Child_AllergiesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Child_AllergiesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_child_allergies(inputs)
	return en_ca2_profile_child_allergies(inputs)
});