/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_Forgot_HeadingInputs */

const en_ca2_login_forgot_heading = /** @type {(inputs: Login_Forgot_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose a new password`)
};

const fr_ca2_login_forgot_heading = /** @type {(inputs: Login_Forgot_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choisissez un nouveau mot de passe`)
};

/**
* | output |
* | --- |
* | "Choose a new password" |
*
* @param {Login_Forgot_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_forgot_heading = /** @type {((inputs?: Login_Forgot_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Forgot_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_forgot_heading(inputs)
	return en_ca2_login_forgot_heading(inputs)
});