/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Data_TextInputs */

const en_ca2_profile_data_text = /** @type {(inputs: Profile_Data_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Everything we keep about you, with all your orders, in one JSON file.`)
};

const fr_ca2_profile_data_text = /** @type {(inputs: Profile_Data_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tout ce que nous conservons à votre sujet, avec toutes vos commandes, dans un fichier JSON.`)
};

/**
* | output |
* | --- |
* | "Everything we keep about you, with all your orders, in one JSON file." |
*
* @param {Profile_Data_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_data_text = /** @type {((inputs?: Profile_Data_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Data_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_data_text(inputs)
	return en_ca2_profile_data_text(inputs)
});