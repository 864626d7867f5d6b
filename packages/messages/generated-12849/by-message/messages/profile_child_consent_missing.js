/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Child_Consent_MissingInputs */

const en_ca2_profile_child_consent_missing = /** @type {(inputs: Profile_Child_Consent_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please agree: we can’t save this without it.`)
};

const fr_ca2_profile_child_consent_missing = /** @type {(inputs: Profile_Child_Consent_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Veuillez accepter : sans cela, nous ne pouvons rien enregistrer.`)
};

/**
* | output |
* | --- |
* | "Please agree: we can’t save this without it." |
*
* @param {Profile_Child_Consent_MissingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_child_consent_missing = /** @type {((inputs?: Profile_Child_Consent_MissingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Child_Consent_MissingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_child_consent_missing(inputs)
	return en_ca2_profile_child_consent_missing(inputs)
});