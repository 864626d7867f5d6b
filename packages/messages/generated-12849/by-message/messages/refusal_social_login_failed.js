/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Social_Login_FailedInputs */

const en_ca2_refusal_social_login_failed = /** @type {(inputs: Refusal_Social_Login_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This sign-in didn’t work. Please try again, or use your email and password.`)
};

const fr_ca2_refusal_social_login_failed = /** @type {(inputs: Refusal_Social_Login_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette connexion n’a pas fonctionné. Veuillez réessayer, ou utiliser votre adresse courriel et votre mot de passe.`)
};

/**
* | output |
* | --- |
* | "This sign-in didn’t work. Please try again, or use your email and password." |
*
* @param {Refusal_Social_Login_FailedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_social_login_failed = /** @type {((inputs?: Refusal_Social_Login_FailedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Social_Login_FailedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_social_login_failed(inputs)
	return en_ca2_refusal_social_login_failed(inputs)
});