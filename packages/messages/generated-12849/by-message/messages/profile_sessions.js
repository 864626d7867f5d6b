/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_SessionsInputs */

const en_ca2_profile_sessions = /** @type {(inputs: Profile_SessionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where you are signed in`)
};

const fr_ca2_profile_sessions = /** @type {(inputs: Profile_SessionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vos sessions ouvertes`)
};

/**
* | output |
* | --- |
* | "Where you are signed in" |
*
* @param {Profile_SessionsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_sessions = /** @type {((inputs?: Profile_SessionsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_SessionsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_sessions(inputs)
	return en_ca2_profile_sessions(inputs)
});