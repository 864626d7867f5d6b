/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Session_EndedInputs */

const en_ca2_profile_session_ended = /** @type {(inputs: Profile_Session_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That device is signed out.`)
};

const fr_ca2_profile_session_ended = /** @type {(inputs: Profile_Session_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La session de cet appareil est fermée.`)
};

/**
* | output |
* | --- |
* | "That device is signed out." |
*
* @param {Profile_Session_EndedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_session_ended = /** @type {((inputs?: Profile_Session_EndedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Session_EndedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_session_ended(inputs)
	return en_ca2_profile_session_ended(inputs)
});