/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Email_ConfirmedInputs */

const en_ca2_profile_email_confirmed = /** @type {(inputs: Profile_Email_ConfirmedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirmed`)
};

const fr_ca2_profile_email_confirmed = /** @type {(inputs: Profile_Email_ConfirmedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirmée`)
};

/**
* | output |
* | --- |
* | "Confirmed" |
*
* @param {Profile_Email_ConfirmedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_email_confirmed = /** @type {((inputs?: Profile_Email_ConfirmedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Email_ConfirmedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_email_confirmed(inputs)
	return en_ca2_profile_email_confirmed(inputs)
});