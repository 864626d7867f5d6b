/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Passkey_RemovedInputs */

const en_ca2_profile_passkey_removed = /** @type {(inputs: Profile_Passkey_RemovedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The passkey is removed. Delete it on your device, too.`)
};

const fr_ca2_profile_passkey_removed = /** @type {(inputs: Profile_Passkey_RemovedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La clé est retirée. Supprimez-la aussi sur votre appareil.`)
};

/**
* | output |
* | --- |
* | "The passkey is removed. Delete it on your device, too." |
*
* @param {Profile_Passkey_RemovedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_passkey_removed = /** @type {((inputs?: Profile_Passkey_RemovedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Passkey_RemovedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_passkey_removed(inputs)
	return en_ca2_profile_passkey_removed(inputs)
});