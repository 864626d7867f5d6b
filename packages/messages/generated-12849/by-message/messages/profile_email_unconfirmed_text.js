/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown> }} Profile_Email_Unconfirmed_TextInputs */

const en_ca2_profile_email_unconfirmed_text = /** @type {(inputs: Profile_Email_Unconfirmed_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You can order as usual. Anything that depends on ${i?.email} being yours, such as a suite or a membership, starts once you open the link we emailed you.`)
};

const fr_ca2_profile_email_unconfirmed_text = /** @type {(inputs: Profile_Email_Unconfirmed_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Vous pouvez commander comme d’habitude. Ce qui demande que l’adresse ${i?.email} soit bien à vous, comme une loge ou une adhésion, commencera dès que vous aurez ouvert le lien reçu par courriel.`)
};

/**
* | output |
* | --- |
* | "You can order as usual. Anything that depends on {email} being yours, such as a suite or a membership, starts once you open the link we emailed you." |
*
* @param {Profile_Email_Unconfirmed_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_email_unconfirmed_text = /** @type {((inputs: Profile_Email_Unconfirmed_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Email_Unconfirmed_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_email_unconfirmed_text(inputs)
	return en_ca2_profile_email_unconfirmed_text(inputs)
});