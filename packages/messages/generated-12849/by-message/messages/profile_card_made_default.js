/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Card_Made_DefaultInputs */

const en_ca2_profile_card_made_default = /** @type {(inputs: Profile_Card_Made_DefaultInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your default card has changed.`)
};

const fr_ca2_profile_card_made_default = /** @type {(inputs: Profile_Card_Made_DefaultInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre carte par défaut a changé.`)
};

/**
* | output |
* | --- |
* | "Your default card has changed." |
*
* @param {Profile_Card_Made_DefaultInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_card_made_default = /** @type {((inputs?: Profile_Card_Made_DefaultInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Card_Made_DefaultInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_card_made_default(inputs)
	return en_ca2_profile_card_made_default(inputs)
});