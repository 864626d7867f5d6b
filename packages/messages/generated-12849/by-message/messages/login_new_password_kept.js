/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_New_Password_KeptInputs */

const en_ca2_login_new_password_kept = /** @type {(inputs: Login_New_Password_KeptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your new password is saved. Sign in with it now.`)
};

const fr_ca2_login_new_password_kept = /** @type {(inputs: Login_New_Password_KeptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre nouveau mot de passe est enregistré. Connectez-vous avec celui-ci.`)
};

/**
* | output |
* | --- |
* | "Your new password is saved. Sign in with it now." |
*
* @param {Login_New_Password_KeptInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_new_password_kept = /** @type {((inputs?: Login_New_Password_KeptInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_New_Password_KeptInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_new_password_kept(inputs)
	return en_ca2_login_new_password_kept(inputs)
});