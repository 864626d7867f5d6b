/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Passkey_Not_HereInputs */

const en_ca2_profile_passkey_not_here = /** @type {(inputs: Profile_Passkey_Not_HereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This browser can’t make passkeys here.`)
};

const fr_ca2_profile_passkey_not_here = /** @type {(inputs: Profile_Passkey_Not_HereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce navigateur ne peut pas créer de clé ici.`)
};

/**
* | output |
* | --- |
* | "This browser can’t make passkeys here." |
*
* @param {Profile_Passkey_Not_HereInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_passkey_not_here = /** @type {((inputs?: Profile_Passkey_Not_HereInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Passkey_Not_HereInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_passkey_not_here(inputs)
	return en_ca2_profile_passkey_not_here(inputs)
});