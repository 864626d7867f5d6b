/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ day: NonNullable<unknown> }} Profile_Session_SeenInputs */

const en_ca2_profile_session_seen = /** @type {(inputs: Profile_Session_SeenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Last seen ${i?.day}`)
};

const fr_ca2_profile_session_seen = /** @type {(inputs: Profile_Session_SeenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Dernière activité : ${i?.day}`)
};

/**
* | output |
* | --- |
* | "Last seen {day}" |
*
* @param {Profile_Session_SeenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_session_seen = /** @type {((inputs: Profile_Session_SeenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Session_SeenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_session_seen(inputs)
	return en_ca2_profile_session_seen(inputs)
});