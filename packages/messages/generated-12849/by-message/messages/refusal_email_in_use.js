/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Email_In_UseInputs */

const en_ca2_refusal_email_in_use = /** @type {(inputs: Refusal_Email_In_UseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is an account with this email already. Please sign in.`)
};

const fr_ca2_refusal_email_in_use = /** @type {(inputs: Refusal_Email_In_UseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un compte existe déjà avec cette adresse courriel. Veuillez vous connecter.`)
};

/**
* | output |
* | --- |
* | "There is an account with this email already. Please sign in." |
*
* @param {Refusal_Email_In_UseInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_email_in_use = /** @type {((inputs?: Refusal_Email_In_UseInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Email_In_UseInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_email_in_use(inputs)
	return en_ca2_refusal_email_in_use(inputs)
});