/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Past_Events_OlderInputs */

const en_ca2_profile_past_events_older = /** @type {(inputs: Profile_Past_Events_OlderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Older events`)
};

const fr_ca2_profile_past_events_older = /** @type {(inputs: Profile_Past_Events_OlderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Événements plus anciens`)
};

/**
* | output |
* | --- |
* | "Older events" |
*
* @param {Profile_Past_Events_OlderInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_past_events_older = /** @type {((inputs?: Profile_Past_Events_OlderInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Past_Events_OlderInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_past_events_older(inputs)
	return en_ca2_profile_past_events_older(inputs)
});