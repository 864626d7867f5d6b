/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ device: NonNullable<unknown> }} Profile_Session_End_NamedInputs */

const en_ca2_profile_session_end_named = /** @type {(inputs: Profile_Session_End_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sign out: ${i?.device}`)
};

const fr_ca2_profile_session_end_named = /** @type {(inputs: Profile_Session_End_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Se déconnecter : ${i?.device}`)
};

/**
* | output |
* | --- |
* | "Sign out: {device}" |
*
* @param {Profile_Session_End_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_session_end_named = /** @type {((inputs: Profile_Session_End_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Session_End_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_session_end_named(inputs)
	return en_ca2_profile_session_end_named(inputs)
});