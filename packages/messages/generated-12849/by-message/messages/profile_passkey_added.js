/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ day: NonNullable<unknown> }} Profile_Passkey_AddedInputs */

const en_ca2_profile_passkey_added = /** @type {(inputs: Profile_Passkey_AddedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Added ${i?.day}, not used yet`)
};

const fr_ca2_profile_passkey_added = /** @type {(inputs: Profile_Passkey_AddedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ajoutée le ${i?.day}, pas encore utilisée`)
};

/**
* | output |
* | --- |
* | "Added {day}, not used yet" |
*
* @param {Profile_Passkey_AddedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_passkey_added = /** @type {((inputs: Profile_Passkey_AddedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Passkey_AddedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_passkey_added(inputs)
	return en_ca2_profile_passkey_added(inputs)
});