/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Card_AddInputs */

const en_ca2_profile_card_add = /** @type {(inputs: Profile_Card_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add a card`)
};

const fr_ca2_profile_card_add = /** @type {(inputs: Profile_Card_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajouter une carte`)
};

/**
* | output |
* | --- |
* | "Add a card" |
*
* @param {Profile_Card_AddInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_card_add = /** @type {((inputs?: Profile_Card_AddInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Card_AddInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_card_add(inputs)
	return en_ca2_profile_card_add(inputs)
});