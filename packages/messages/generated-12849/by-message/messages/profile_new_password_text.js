/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_New_Password_TextInputs */

const en_ca2_profile_new_password_text = /** @type {(inputs: Profile_New_Password_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A new password signs you out on every other device.`)
};

const fr_ca2_profile_new_password_text = /** @type {(inputs: Profile_New_Password_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un nouveau mot de passe ferme vos sessions sur tous les autres appareils.`)
};

/**
* | output |
* | --- |
* | "A new password signs you out on every other device." |
*
* @param {Profile_New_Password_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_new_password_text = /** @type {((inputs?: Profile_New_Password_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_New_Password_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_new_password_text(inputs)
	return en_ca2_profile_new_password_text(inputs)
});