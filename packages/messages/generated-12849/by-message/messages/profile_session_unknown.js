/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Session_UnknownInputs */

const en_ca2_profile_session_unknown = /** @type {(inputs: Profile_Session_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An unknown device`)
};

const fr_ca2_profile_session_unknown = /** @type {(inputs: Profile_Session_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un appareil inconnu`)
};

/**
* | output |
* | --- |
* | "An unknown device" |
*
* @param {Profile_Session_UnknownInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_session_unknown = /** @type {((inputs?: Profile_Session_UnknownInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Session_UnknownInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_session_unknown(inputs)
	return en_ca2_profile_session_unknown(inputs)
});