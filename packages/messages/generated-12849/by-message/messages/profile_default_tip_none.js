/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Default_Tip_NoneInputs */

const en_ca2_profile_default_tip_none = /** @type {(inputs: Profile_Default_Tip_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I choose it each time`)
};

const fr_ca2_profile_default_tip_none = /** @type {(inputs: Profile_Default_Tip_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Je le choisis chaque fois`)
};

/**
* | output |
* | --- |
* | "I choose it each time" |
*
* @param {Profile_Default_Tip_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_default_tip_none = /** @type {((inputs?: Profile_Default_Tip_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Default_Tip_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_default_tip_none(inputs)
	return en_ca2_profile_default_tip_none(inputs)
});