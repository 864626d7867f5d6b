/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Passkeys_TextInputs */

const en_ca2_profile_passkeys_text = /** @type {(inputs: Profile_Passkeys_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign in with your fingerprint, your face or your screen lock. A passkey can’t be guessed, and it works on this site only.`)
};

const fr_ca2_profile_passkeys_text = /** @type {(inputs: Profile_Passkeys_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ouvrez une session avec votre empreinte, votre visage ou le verrouillage de l’écran. Une clé ne se devine pas et ne sert que sur ce site.`)
};

/**
* | output |
* | --- |
* | "Sign in with your fingerprint, your face or your screen lock. A passkey can’t be guessed, and it works on this site only." |
*
* @param {Profile_Passkeys_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_passkeys_text = /** @type {((inputs?: Profile_Passkeys_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Passkeys_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_passkeys_text(inputs)
	return en_ca2_profile_passkeys_text(inputs)
});