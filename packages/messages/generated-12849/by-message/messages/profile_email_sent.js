/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown> }} Profile_Email_SentInputs */

const en_ca2_profile_email_sent = /** @type {(inputs: Profile_Email_SentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A link is on its way to ${i?.email}.`)
};

const fr_ca2_profile_email_sent = /** @type {(inputs: Profile_Email_SentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Un lien est en route vers ${i?.email}.`)
};

/**
* | output |
* | --- |
* | "A link is on its way to {email}." |
*
* @param {Profile_Email_SentInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_email_sent = /** @type {((inputs: Profile_Email_SentInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Email_SentInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_email_sent(inputs)
	return en_ca2_profile_email_sent(inputs)
});