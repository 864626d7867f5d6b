/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown> }} Profile_Email_NowInputs */

const en_ca2_profile_email_now = /** @type {(inputs: Profile_Email_NowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You sign in with ${i?.email}. We’ll let that address know about the change.`)
};

const fr_ca2_profile_email_now = /** @type {(inputs: Profile_Email_NowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Vous vous connectez avec ${i?.email}. Nous aviserons cette adresse du changement.`)
};

/**
* | output |
* | --- |
* | "You sign in with {email}. We’ll let that address know about the change." |
*
* @param {Profile_Email_NowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_email_now = /** @type {((inputs: Profile_Email_NowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Email_NowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_email_now(inputs)
	return en_ca2_profile_email_now(inputs)
});