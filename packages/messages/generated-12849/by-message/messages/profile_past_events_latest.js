/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Past_Events_LatestInputs */

const en_ca2_profile_past_events_latest = /** @type {(inputs: Profile_Past_Events_LatestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Latest past events`)
};

const fr_ca2_profile_past_events_latest = /** @type {(inputs: Profile_Past_Events_LatestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Événements passés les plus récents`)
};

/**
* | output |
* | --- |
* | "Latest past events" |
*
* @param {Profile_Past_Events_LatestInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_past_events_latest = /** @type {((inputs?: Profile_Past_Events_LatestInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Past_Events_LatestInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_past_events_latest(inputs)
	return en_ca2_profile_past_events_latest(inputs)
});