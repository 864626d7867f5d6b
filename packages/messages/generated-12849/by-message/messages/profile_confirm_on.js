/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Confirm_OnInputs */

const en_ca2_profile_confirm_on = /** @type {(inputs: Profile_Confirm_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Go to your account`)
};

const fr_ca2_profile_confirm_on = /** @type {(inputs: Profile_Confirm_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aller à votre compte`)
};

/**
* | output |
* | --- |
* | "Go to your account" |
*
* @param {Profile_Confirm_OnInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_confirm_on = /** @type {((inputs?: Profile_Confirm_OnInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Confirm_OnInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_confirm_on(inputs)
	return en_ca2_profile_confirm_on(inputs)
});