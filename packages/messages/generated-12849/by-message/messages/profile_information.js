/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_InformationInputs */

const en_ca2_profile_information = /** @type {(inputs: Profile_InformationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your information`)
};

const fr_ca2_profile_information = /** @type {(inputs: Profile_InformationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vos renseigne­ments`)
};

/**
* | output |
* | --- |
* | "Your information" |
*
* @param {Profile_InformationInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_information = /** @type {((inputs?: Profile_InformationInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_InformationInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_information(inputs)
	return en_ca2_profile_information(inputs)
});