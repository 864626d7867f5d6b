/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown> }} Profile_Confirm_DoneInputs */

const en_ca2_profile_confirm_done = /** @type {(inputs: Profile_Confirm_DoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.email} is confirmed.`)
};

const fr_ca2_profile_confirm_done = /** @type {(inputs: Profile_Confirm_DoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.email} est confirmée.`)
};

/**
* | output |
* | --- |
* | "{email} is confirmed." |
*
* @param {Profile_Confirm_DoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_confirm_done = /** @type {((inputs: Profile_Confirm_DoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Confirm_DoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_confirm_done(inputs)
	return en_ca2_profile_confirm_done(inputs)
});