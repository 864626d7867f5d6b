/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Events_PartsInputs */

const en_ca2_profile_events_parts = /** @type {(inputs: Profile_Events_PartsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The suites that you order for`)
};

const fr_ca2_profile_events_parts = /** @type {(inputs: Profile_Events_PartsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les loges pour lesquelles vous commandez`)
};

/**
* | output |
* | --- |
* | "The suites that you order for" |
*
* @param {Profile_Events_PartsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_events_parts = /** @type {((inputs?: Profile_Events_PartsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Events_PartsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_events_parts(inputs)
	return en_ca2_profile_events_parts(inputs)
});