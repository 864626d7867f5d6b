/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_Register_TextInputs */

const en_ca2_login_register_text = /** @type {(inputs: Login_Register_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save your cards, keep your receipts, and order again in a few taps.`)
};

const fr_ca2_login_register_text = /** @type {(inputs: Login_Register_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enregistrez vos cartes, gardez vos reçus et commandez de nouveau en quelques touches.`)
};

/**
* | output |
* | --- |
* | "Save your cards, keep your receipts, and order again in a few taps." |
*
* @param {Login_Register_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_register_text = /** @type {((inputs?: Login_Register_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Register_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_register_text(inputs)
	return en_ca2_login_register_text(inputs)
});