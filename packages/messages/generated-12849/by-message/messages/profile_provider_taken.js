/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Provider_TakenInputs */

const en_ca2_profile_provider_taken = /** @type {(inputs: Profile_Provider_TakenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That account is linked to someone else’s account here, so nothing was changed.`)
};

const fr_ca2_profile_provider_taken = /** @type {(inputs: Profile_Provider_TakenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce compte est lié au compte d’une autre personne ici; rien n’a été changé.`)
};

/**
* | output |
* | --- |
* | "That account is linked to someone else’s account here, so nothing was changed." |
*
* @param {Profile_Provider_TakenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_provider_taken = /** @type {((inputs?: Profile_Provider_TakenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Provider_TakenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_provider_taken(inputs)
	return en_ca2_profile_provider_taken(inputs)
});