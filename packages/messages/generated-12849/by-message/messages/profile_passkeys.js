/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_PasskeysInputs */

const en_ca2_profile_passkeys = /** @type {(inputs: Profile_PasskeysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Passkeys`)
};

const fr_ca2_profile_passkeys = /** @type {(inputs: Profile_PasskeysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Clés d’identifi­cation`)
};

/**
* | output |
* | --- |
* | "Passkeys" |
*
* @param {Profile_PasskeysInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_passkeys = /** @type {((inputs?: Profile_PasskeysInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_PasskeysInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_passkeys(inputs)
	return en_ca2_profile_passkeys(inputs)
});