/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Sign_In_PartsInputs */

const en_ca2_profile_sign_in_parts = /** @type {(inputs: Profile_Sign_In_PartsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Passkeys and linked accounts`)
};

const fr_ca2_profile_sign_in_parts = /** @type {(inputs: Profile_Sign_In_PartsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Clés d’identifi­cation et comptes liés`)
};

/**
* | output |
* | --- |
* | "Passkeys and linked accounts" |
*
* @param {Profile_Sign_In_PartsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_sign_in_parts = /** @type {((inputs?: Profile_Sign_In_PartsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Sign_In_PartsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_sign_in_parts(inputs)
	return en_ca2_profile_sign_in_parts(inputs)
});