/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Card_AddedInputs */

const en_ca2_profile_card_added = /** @type {(inputs: Profile_Card_AddedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your card is saved.`)
};

const fr_ca2_profile_card_added = /** @type {(inputs: Profile_Card_AddedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre carte est enregistrée.`)
};

/**
* | output |
* | --- |
* | "Your card is saved." |
*
* @param {Profile_Card_AddedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_card_added = /** @type {((inputs?: Profile_Card_AddedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Card_AddedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_card_added(inputs)
	return en_ca2_profile_card_added(inputs)
});