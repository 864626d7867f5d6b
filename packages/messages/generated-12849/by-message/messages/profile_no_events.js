/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_No_EventsInputs */

const en_ca2_profile_no_events = /** @type {(inputs: Profile_No_EventsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No upcoming events`)
};

const fr_ca2_profile_no_events = /** @type {(inputs: Profile_No_EventsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucun événement à venir`)
};

/**
* | output |
* | --- |
* | "No upcoming events" |
*
* @param {Profile_No_EventsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_no_events = /** @type {((inputs?: Profile_No_EventsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_No_EventsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_no_events(inputs)
	return en_ca2_profile_no_events(inputs)
});