/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Passkey_NameInputs */

const en_ca2_profile_passkey_name = /** @type {(inputs: Profile_Passkey_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Name of the new passkey`)
};

const fr_ca2_profile_passkey_name = /** @type {(inputs: Profile_Passkey_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nom de la nouvelle clé`)
};

/**
* | output |
* | --- |
* | "Name of the new passkey" |
*
* @param {Profile_Passkey_NameInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_passkey_name = /** @type {((inputs?: Profile_Passkey_NameInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Passkey_NameInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_passkey_name(inputs)
	return en_ca2_profile_passkey_name(inputs)
});