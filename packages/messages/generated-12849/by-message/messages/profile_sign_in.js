/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Sign_InInputs */

const en_ca2_profile_sign_in = /** @type {(inputs: Profile_Sign_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ways to sign in`)
};

const fr_ca2_profile_sign_in = /** @type {(inputs: Profile_Sign_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Façons d’ouvrir une session`)
};

/**
* | output |
* | --- |
* | "Ways to sign in" |
*
* @param {Profile_Sign_InInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_sign_in = /** @type {((inputs?: Profile_Sign_InInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Sign_InInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_sign_in(inputs)
	return en_ca2_profile_sign_in(inputs)
});