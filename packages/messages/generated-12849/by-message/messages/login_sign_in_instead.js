/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_Sign_In_InsteadInputs */

const en_ca2_login_sign_in_instead = /** @type {(inputs: Login_Sign_In_InsteadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign in with this email`)
};

const fr_ca2_login_sign_in_instead = /** @type {(inputs: Login_Sign_In_InsteadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Se connecter avec ce courriel`)
};

/**
* | output |
* | --- |
* | "Sign in with this email" |
*
* @param {Login_Sign_In_InsteadInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_sign_in_instead = /** @type {((inputs?: Login_Sign_In_InsteadInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Sign_In_InsteadInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_sign_in_instead(inputs)
	return en_ca2_login_sign_in_instead(inputs)
});