/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Provider_FailedInputs */

const en_ca2_profile_provider_failed = /** @type {(inputs: Profile_Provider_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It wasn’t linked. Please try again.`)
};

const fr_ca2_profile_provider_failed = /** @type {(inputs: Profile_Provider_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La liaison n’a pas été faite. Veuillez réessayer.`)
};

/**
* | output |
* | --- |
* | "It wasn’t linked. Please try again." |
*
* @param {Profile_Provider_FailedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_provider_failed = /** @type {((inputs?: Profile_Provider_FailedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Provider_FailedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_provider_failed(inputs)
	return en_ca2_profile_provider_failed(inputs)
});