/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_SupportInputs */

const en_ca2_profile_support = /** @type {(inputs: Profile_SupportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Help`)
};

const fr_ca2_profile_support = /** @type {(inputs: Profile_SupportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aide`)
};

/**
* | output |
* | --- |
* | "Help" |
*
* @param {Profile_SupportInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_support = /** @type {((inputs?: Profile_SupportInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_SupportInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_support(inputs)
	return en_ca2_profile_support(inputs)
});