/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown> }} Profile_Confirm_TextInputs */

const en_ca2_profile_confirm_text = /** @type {(inputs: Profile_Confirm_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Is ${i?.email} yours? Confirm it for this account.`)
};

const fr_ca2_profile_confirm_text = /** @type {(inputs: Profile_Confirm_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`L’adresse ${i?.email} est-elle la vôtre? Confirmez-la pour ce compte.`)
};

/**
* | output |
* | --- |
* | "Is {email} yours? Confirm it for this account." |
*
* @param {Profile_Confirm_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_confirm_text = /** @type {((inputs: Profile_Confirm_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Confirm_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_confirm_text(inputs)
	return en_ca2_profile_confirm_text(inputs)
});