/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ provider: NonNullable<unknown> }} Profile_Provider_UnlinkInputs */

const en_ca2_profile_provider_unlink = /** @type {(inputs: Profile_Provider_UnlinkInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Unlink ${i?.provider}`)
};

const fr_ca2_profile_provider_unlink = /** @type {(inputs: Profile_Provider_UnlinkInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Délier ${i?.provider}`)
};

/**
* | output |
* | --- |
* | "Unlink {provider}" |
*
* @param {Profile_Provider_UnlinkInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_provider_unlink = /** @type {((inputs: Profile_Provider_UnlinkInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Provider_UnlinkInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_provider_unlink(inputs)
	return en_ca2_profile_provider_unlink(inputs)
});