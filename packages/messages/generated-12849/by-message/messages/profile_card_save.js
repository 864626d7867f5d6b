/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Card_SaveInputs */

const en_ca2_profile_card_save = /** @type {(inputs: Profile_Card_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save card`)
};

const fr_ca2_profile_card_save = /** @type {(inputs: Profile_Card_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enregistrer la carte`)
};

/**
* | output |
* | --- |
* | "Save card" |
*
* @param {Profile_Card_SaveInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_card_save = /** @type {((inputs?: Profile_Card_SaveInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Card_SaveInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_card_save(inputs)
	return en_ca2_profile_card_save(inputs)
});