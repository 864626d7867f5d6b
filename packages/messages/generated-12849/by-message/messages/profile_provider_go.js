/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ provider: NonNullable<unknown> }} Profile_Provider_GoInputs */

const en_ca2_profile_provider_go = /** @type {(inputs: Profile_Provider_GoInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Continue to ${i?.provider}`)
};

const fr_ca2_profile_provider_go = /** @type {(inputs: Profile_Provider_GoInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Continuer chez ${i?.provider}`)
};

/**
* | output |
* | --- |
* | "Continue to {provider}" |
*
* @param {Profile_Provider_GoInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_provider_go = /** @type {((inputs: Profile_Provider_GoInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Provider_GoInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_provider_go(inputs)
	return en_ca2_profile_provider_go(inputs)
});