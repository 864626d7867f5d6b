/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Login_FailedInputs */

const en_ca2_refusal_login_failed = /** @type {(inputs: Refusal_Login_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The email or the password isn’t right.`)
};

const fr_ca2_refusal_login_failed = /** @type {(inputs: Refusal_Login_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`L’adresse courriel ou le mot de passe est inexact.`)
};

/**
* | output |
* | --- |
* | "The email or the password isn’t right." |
*
* @param {Refusal_Login_FailedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_login_failed = /** @type {((inputs?: Refusal_Login_FailedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Login_FailedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_login_failed(inputs)
	return en_ca2_refusal_login_failed(inputs)
});