/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_With_AppleInputs */

const en_ca2_login_with_apple = /** @type {(inputs: Login_With_AppleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Continue with Apple`)
};

const fr_ca2_login_with_apple = /** @type {(inputs: Login_With_AppleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Continuer avec Apple`)
};

/**
* | output |
* | --- |
* | "Continue with Apple" |
*
* @param {Login_With_AppleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_with_apple = /** @type {((inputs?: Login_With_AppleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_With_AppleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_with_apple(inputs)
	return en_ca2_login_with_apple(inputs)
});