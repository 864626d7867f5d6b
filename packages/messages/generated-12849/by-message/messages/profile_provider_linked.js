/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Provider_LinkedInputs */

const en_ca2_profile_provider_linked = /** @type {(inputs: Profile_Provider_LinkedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Linked`)
};

const fr_ca2_profile_provider_linked = /** @type {(inputs: Profile_Provider_LinkedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lié`)
};

/**
* | output |
* | --- |
* | "Linked" |
*
* @param {Profile_Provider_LinkedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_provider_linked = /** @type {((inputs?: Profile_Provider_LinkedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Provider_LinkedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_provider_linked(inputs)
	return en_ca2_profile_provider_linked(inputs)
});