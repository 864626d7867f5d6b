/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_ProvidersInputs */

const en_ca2_profile_providers = /** @type {(inputs: Profile_ProvidersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linked accounts`)
};

const fr_ca2_profile_providers = /** @type {(inputs: Profile_ProvidersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comptes liés`)
};

/**
* | output |
* | --- |
* | "Linked accounts" |
*
* @param {Profile_ProvidersInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_providers = /** @type {((inputs?: Profile_ProvidersInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_ProvidersInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_providers(inputs)
	return en_ca2_profile_providers(inputs)
});