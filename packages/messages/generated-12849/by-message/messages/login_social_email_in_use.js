/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_Social_Email_In_UseInputs */

const en_ca2_login_social_email_in_use = /** @type {(inputs: Login_Social_Email_In_UseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is an account with that email already. Sign in with your password.`)
};

const fr_ca2_login_social_email_in_use = /** @type {(inputs: Login_Social_Email_In_UseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il y a déjà un compte avec ce courriel. Connectez-vous avec votre mot de passe.`)
};

/**
* | output |
* | --- |
* | "There is an account with that email already. Sign in with your password." |
*
* @param {Login_Social_Email_In_UseInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_social_email_in_use = /** @type {((inputs?: Login_Social_Email_In_UseInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Social_Email_In_UseInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_social_email_in_use(inputs)
	return en_ca2_login_social_email_in_use(inputs)
});