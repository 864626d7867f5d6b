/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Provider_Not_LinkedInputs */

const en_ca2_profile_provider_not_linked = /** @type {(inputs: Profile_Provider_Not_LinkedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not linked`)
};

const fr_ca2_profile_provider_not_linked = /** @type {(inputs: Profile_Provider_Not_LinkedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Non lié`)
};

/**
* | output |
* | --- |
* | "Not linked" |
*
* @param {Profile_Provider_Not_LinkedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_provider_not_linked = /** @type {((inputs?: Profile_Provider_Not_LinkedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Provider_Not_LinkedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_provider_not_linked(inputs)
	return en_ca2_profile_provider_not_linked(inputs)
});