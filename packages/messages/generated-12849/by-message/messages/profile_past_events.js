/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Past_EventsInputs */

const en_ca2_profile_past_events = /** @type {(inputs: Profile_Past_EventsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Past events, last 90 days`)
};

const fr_ca2_profile_past_events = /** @type {(inputs: Profile_Past_EventsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Événements passés, 90 derniers jours`)
};

/**
* | output |
* | --- |
* | "Past events, last 90 days" |
*
* @param {Profile_Past_EventsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_past_events = /** @type {((inputs?: Profile_Past_EventsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Past_EventsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_past_events(inputs)
	return en_ca2_profile_past_events(inputs)
});