/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Children_PartsInputs */

const en_ca2_profile_children_parts = /** @type {(inputs: Profile_Children_PartsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For school meals: class and allergies`)
};

const fr_ca2_profile_children_parts = /** @type {(inputs: Profile_Children_PartsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pour les repas de l’école : classe et allergies`)
};

/**
* | output |
* | --- |
* | "For school meals: class and allergies" |
*
* @param {Profile_Children_PartsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_children_parts = /** @type {((inputs?: Profile_Children_PartsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Children_PartsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_children_parts(inputs)
	return en_ca2_profile_children_parts(inputs)
});