/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Usual_TextInputs */

const en_ca2_profile_usual_text = /** @type {(inputs: Profile_Usual_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Every checkout starts with these. You can change them each time.`)
};

const fr_ca2_profile_usual_text = /** @type {(inputs: Profile_Usual_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Chaque passage à la caisse commence ainsi. Vous pourrez changer chaque fois.`)
};

/**
* | output |
* | --- |
* | "Every checkout starts with these. You can change them each time." |
*
* @param {Profile_Usual_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_usual_text = /** @type {((inputs?: Profile_Usual_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Usual_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_usual_text(inputs)
	return en_ca2_profile_usual_text(inputs)
});