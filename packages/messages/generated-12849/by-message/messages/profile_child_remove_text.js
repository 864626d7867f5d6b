/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Child_Remove_TextInputs */

const en_ca2_profile_child_remove_text = /** @type {(inputs: Profile_Child_Remove_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Meals already ordered stay. Their labels will have your name.`)
};

const fr_ca2_profile_child_remove_text = /** @type {(inputs: Profile_Child_Remove_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les repas déjà commandés restent. Leurs étiquettes porteront votre nom.`)
};

/**
* | output |
* | --- |
* | "Meals already ordered stay. Their labels will have your name." |
*
* @param {Profile_Child_Remove_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_child_remove_text = /** @type {((inputs?: Profile_Child_Remove_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Child_Remove_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_child_remove_text(inputs)
	return en_ca2_profile_child_remove_text(inputs)
});