/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Email_UnconfirmedInputs */

const en_ca2_profile_email_unconfirmed = /** @type {(inputs: Profile_Email_UnconfirmedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your address is not confirmed yet`)
};

const fr_ca2_profile_email_unconfirmed = /** @type {(inputs: Profile_Email_UnconfirmedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre adresse n’est pas encore confirmée`)
};

/**
* | output |
* | --- |
* | "Your address is not confirmed yet" |
*
* @param {Profile_Email_UnconfirmedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_email_unconfirmed = /** @type {((inputs?: Profile_Email_UnconfirmedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Email_UnconfirmedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_email_unconfirmed(inputs)
	return en_ca2_profile_email_unconfirmed(inputs)
});