/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Change_EmailInputs */

const en_ca2_profile_change_email = /** @type {(inputs: Profile_Change_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change email`)
};

const fr_ca2_profile_change_email = /** @type {(inputs: Profile_Change_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Changer de courriel`)
};

/**
* | output |
* | --- |
* | "Change email" |
*
* @param {Profile_Change_EmailInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_change_email = /** @type {((inputs?: Profile_Change_EmailInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Change_EmailInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_change_email(inputs)
	return en_ca2_profile_change_email(inputs)
});