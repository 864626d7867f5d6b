/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_Reset_TextInputs */

const en_ca2_login_reset_text = /** @type {(inputs: Login_Reset_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’ll be signed out everywhere else, and sign in with the new one.`)
};

const fr_ca2_login_reset_text = /** @type {(inputs: Login_Reset_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vos sessions ouvertes ailleurs seront fermées; vous vous connecterez avec le nouveau.`)
};

/**
* | output |
* | --- |
* | "You’ll be signed out everywhere else, and sign in with the new one." |
*
* @param {Login_Reset_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_reset_text = /** @type {((inputs?: Login_Reset_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Reset_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_reset_text(inputs)
	return en_ca2_login_reset_text(inputs)
});