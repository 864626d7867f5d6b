/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_Forgot_TextInputs */

const en_ca2_login_forgot_text = /** @type {(inputs: Login_Forgot_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We’ll email you a link. It works once, within an hour.`)
};

const fr_ca2_login_forgot_text = /** @type {(inputs: Login_Forgot_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous vous enverrons un lien par courriel. Il sert une seule fois, dans l’heure.`)
};

/**
* | output |
* | --- |
* | "We’ll email you a link. It works once, within an hour." |
*
* @param {Login_Forgot_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_forgot_text = /** @type {((inputs?: Login_Forgot_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Forgot_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_forgot_text(inputs)
	return en_ca2_login_forgot_text(inputs)
});