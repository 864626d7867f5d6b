/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_LocaleInputs */

const en_ca2_profile_locale = /** @type {(inputs: Profile_LocaleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Language of your emails`)
};

const fr_ca2_profile_locale = /** @type {(inputs: Profile_LocaleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Langue de vos courriels`)
};

/**
* | output |
* | --- |
* | "Language of your emails" |
*
* @param {Profile_LocaleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_locale = /** @type {((inputs?: Profile_LocaleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_LocaleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_locale(inputs)
	return en_ca2_profile_locale(inputs)
});