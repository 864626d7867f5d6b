/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_UsualInputs */

const en_ca2_profile_usual = /** @type {(inputs: Profile_UsualInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your usual choices`)
};

const fr_ca2_profile_usual = /** @type {(inputs: Profile_UsualInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vos préférences`)
};

/**
* | output |
* | --- |
* | "Your usual choices" |
*
* @param {Profile_UsualInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_usual = /** @type {((inputs?: Profile_UsualInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_UsualInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_usual(inputs)
	return en_ca2_profile_usual(inputs)
});