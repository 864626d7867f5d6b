/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Social_Login_Not_OfferedInputs */

const en_ca2_refusal_social_login_not_offered = /** @type {(inputs: Refusal_Social_Login_Not_OfferedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This way to sign in is not offered here.`)
};

const fr_ca2_refusal_social_login_not_offered = /** @type {(inputs: Refusal_Social_Login_Not_OfferedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette façon de se connecter n’est pas offerte ici.`)
};

/**
* | output |
* | --- |
* | "This way to sign in is not offered here." |
*
* @param {Refusal_Social_Login_Not_OfferedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_social_login_not_offered = /** @type {((inputs?: Refusal_Social_Login_Not_OfferedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Social_Login_Not_OfferedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_social_login_not_offered(inputs)
	return en_ca2_refusal_social_login_not_offered(inputs)
});