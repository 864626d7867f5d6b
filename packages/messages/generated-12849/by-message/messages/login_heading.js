/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_HeadingInputs */

const en_ca2_login_heading = /** @type {(inputs: Login_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign in or sign up`)
};

const fr_ca2_login_heading = /** @type {(inputs: Login_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Connexion ou inscription`)
};

/**
* | output |
* | --- |
* | "Sign in or sign up" |
*
* @param {Login_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_heading = /** @type {((inputs?: Login_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_heading(inputs)
	return en_ca2_login_heading(inputs)
});