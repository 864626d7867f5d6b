/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Passkey_CancelledInputs */

const en_ca2_profile_passkey_cancelled = /** @type {(inputs: Profile_Passkey_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No passkey was made. You can try again.`)
};

const fr_ca2_profile_passkey_cancelled = /** @type {(inputs: Profile_Passkey_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucune clé n’a été créée. Vous pouvez réessayer.`)
};

/**
* | output |
* | --- |
* | "No passkey was made. You can try again." |
*
* @param {Profile_Passkey_CancelledInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_passkey_cancelled = /** @type {((inputs?: Profile_Passkey_CancelledInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Passkey_CancelledInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_passkey_cancelled(inputs)
	return en_ca2_profile_passkey_cancelled(inputs)
});