/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ day: NonNullable<unknown> }} Profile_Passkey_UsedInputs */

const en_ca2_profile_passkey_used = /** @type {(inputs: Profile_Passkey_UsedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Last used ${i?.day}`)
};

const fr_ca2_profile_passkey_used = /** @type {(inputs: Profile_Passkey_UsedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Dernière utilisation : ${i?.day}`)
};

/**
* | output |
* | --- |
* | "Last used {day}" |
*
* @param {Profile_Passkey_UsedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_passkey_used = /** @type {((inputs: Profile_Passkey_UsedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Passkey_UsedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_passkey_used(inputs)
	return en_ca2_profile_passkey_used(inputs)
});