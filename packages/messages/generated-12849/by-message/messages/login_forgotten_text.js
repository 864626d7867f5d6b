/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_Forgotten_TextInputs */

const en_ca2_login_forgotten_text = /** @type {(inputs: Login_Forgotten_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing there after a few minutes? Please look in your spam folder, too.`)
};

const fr_ca2_login_forgotten_text = /** @type {(inputs: Login_Forgotten_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien après quelques minutes? Regardez aussi dans vos courriels indésirables.`)
};

/**
* | output |
* | --- |
* | "Nothing there after a few minutes? Please look in your spam folder, too." |
*
* @param {Login_Forgotten_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_forgotten_text = /** @type {((inputs?: Login_Forgotten_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Forgotten_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_forgotten_text(inputs)
	return en_ca2_login_forgotten_text(inputs)
});