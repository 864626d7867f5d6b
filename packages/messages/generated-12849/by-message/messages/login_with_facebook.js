/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_With_FacebookInputs */

const en_ca2_login_with_facebook = /** @type {(inputs: Login_With_FacebookInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Continue with Facebook`)
};

const fr_ca2_login_with_facebook = /** @type {(inputs: Login_With_FacebookInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Continuer avec Facebook`)
};

/**
* | output |
* | --- |
* | "Continue with Facebook" |
*
* @param {Login_With_FacebookInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_with_facebook = /** @type {((inputs?: Login_With_FacebookInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_With_FacebookInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_with_facebook(inputs)
	return en_ca2_login_with_facebook(inputs)
});