/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ provider: NonNullable<unknown> }} Profile_Provider_LinkInputs */

const en_ca2_profile_provider_link = /** @type {(inputs: Profile_Provider_LinkInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Link ${i?.provider}`)
};

const fr_ca2_profile_provider_link = /** @type {(inputs: Profile_Provider_LinkInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Lier ${i?.provider}`)
};

/**
* | output |
* | --- |
* | "Link {provider}" |
*
* @param {Profile_Provider_LinkInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_provider_link = /** @type {((inputs: Profile_Provider_LinkInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Provider_LinkInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_provider_link(inputs)
	return en_ca2_profile_provider_link(inputs)
});