/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Session_HereInputs */

const en_ca2_profile_session_here = /** @type {(inputs: Profile_Session_HereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This device`)
};

const fr_ca2_profile_session_here = /** @type {(inputs: Profile_Session_HereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cet appareil`)
};

/**
* | output |
* | --- |
* | "This device" |
*
* @param {Profile_Session_HereInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_session_here = /** @type {((inputs?: Profile_Session_HereInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Session_HereInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_session_here(inputs)
	return en_ca2_profile_session_here(inputs)
});