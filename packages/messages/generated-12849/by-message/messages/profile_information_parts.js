/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Information_PartsInputs */

const en_ca2_profile_information_parts = /** @type {(inputs: Profile_Information_PartsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Name, email, password, your data`)
};

const fr_ca2_profile_information_parts = /** @type {(inputs: Profile_Information_PartsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nom, courriel, mot de passe, vos données`)
};

/**
* | output |
* | --- |
* | "Name, email, password, your data" |
*
* @param {Profile_Information_PartsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_information_parts = /** @type {((inputs?: Profile_Information_PartsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Information_PartsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_information_parts(inputs)
	return en_ca2_profile_information_parts(inputs)
});