/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Passkey_HereInputs */

const en_ca2_profile_passkey_here = /** @type {(inputs: Profile_Passkey_HereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This device has a passkey for your account already.`)
};

const fr_ca2_profile_passkey_here = /** @type {(inputs: Profile_Passkey_HereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cet appareil a déjà une clé pour votre compte.`)
};

/**
* | output |
* | --- |
* | "This device has a passkey for your account already." |
*
* @param {Profile_Passkey_HereInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_passkey_here = /** @type {((inputs?: Profile_Passkey_HereInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Passkey_HereInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_passkey_here(inputs)
	return en_ca2_profile_passkey_here(inputs)
});