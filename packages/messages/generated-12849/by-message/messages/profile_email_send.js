/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Email_SendInputs */

const en_ca2_profile_email_send = /** @type {(inputs: Profile_Email_SendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send the link again`)
};

const fr_ca2_profile_email_send = /** @type {(inputs: Profile_Email_SendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Envoyer le lien de nouveau`)
};

/**
* | output |
* | --- |
* | "Send the link again" |
*
* @param {Profile_Email_SendInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_email_send = /** @type {((inputs?: Profile_Email_SendInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Email_SendInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_email_send(inputs)
	return en_ca2_profile_email_send(inputs)
});