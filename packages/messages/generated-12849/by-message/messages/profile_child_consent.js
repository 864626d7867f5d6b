/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Child_ConsentInputs */

const en_ca2_profile_child_consent = /** @type {(inputs: Profile_Child_ConsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I agree that the school’s kitchen sees this on its labels.`)
};

const fr_ca2_profile_child_consent = /** @type {(inputs: Profile_Child_ConsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`J’accepte que la cuisine de l’école voie ceci sur ses étiquettes.`)
};

/**
* | output |
* | --- |
* | "I agree that the school’s kitchen sees this on its labels." |
*
* @param {Profile_Child_ConsentInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_child_consent = /** @type {((inputs?: Profile_Child_ConsentInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Child_ConsentInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_child_consent(inputs)
	return en_ca2_profile_child_consent(inputs)
});