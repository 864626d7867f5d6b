/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_TextInputs */

const en_ca2_login_text = /** @type {(inputs: Login_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New here? We’ll set up your account next.`)
};

const fr_ca2_login_text = /** @type {(inputs: Login_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Première fois? Nous créerons votre compte ensuite.`)
};

/**
* | output |
* | --- |
* | "New here? We’ll set up your account next." |
*
* @param {Login_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_text = /** @type {((inputs?: Login_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_text(inputs)
	return en_ca2_login_text(inputs)
});