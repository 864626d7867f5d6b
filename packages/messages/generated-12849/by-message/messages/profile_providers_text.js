/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Providers_TextInputs */

const en_ca2_profile_providers_text = /** @type {(inputs: Profile_Providers_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign in with one press, without a password.`)
};

const fr_ca2_profile_providers_text = /** @type {(inputs: Profile_Providers_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ouvrez une session d’un seul geste, sans mot de passe.`)
};

/**
* | output |
* | --- |
* | "Sign in with one press, without a password." |
*
* @param {Profile_Providers_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_providers_text = /** @type {((inputs?: Profile_Providers_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Providers_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_providers_text(inputs)
	return en_ca2_profile_providers_text(inputs)
});