/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Confirm_TitleInputs */

const en_ca2_profile_confirm_title = /** @type {(inputs: Profile_Confirm_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirm your address`)
};

const fr_ca2_profile_confirm_title = /** @type {(inputs: Profile_Confirm_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirmez votre adresse`)
};

/**
* | output |
* | --- |
* | "Confirm your address" |
*
* @param {Profile_Confirm_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_confirm_title = /** @type {((inputs?: Profile_Confirm_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Confirm_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_confirm_title(inputs)
	return en_ca2_profile_confirm_title(inputs)
});