/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_No_Events_TextInputs */

const en_ca2_profile_no_events_text = /** @type {(inputs: Profile_No_Events_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To order for a suite, follow the link of your invitation.`)
};

const fr_ca2_profile_no_events_text = /** @type {(inputs: Profile_No_Events_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pour commander pour une loge, suivez le lien de votre invitation.`)
};

/**
* | output |
* | --- |
* | "To order for a suite, follow the link of your invitation." |
*
* @param {Profile_No_Events_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_no_events_text = /** @type {((inputs?: Profile_No_Events_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_No_Events_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_no_events_text(inputs)
	return en_ca2_profile_no_events_text(inputs)
});