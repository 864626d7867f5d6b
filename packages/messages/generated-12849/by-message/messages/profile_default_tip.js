/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Default_TipInputs */

const en_ca2_profile_default_tip = /** @type {(inputs: Profile_Default_TipInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Default tip`)
};

const fr_ca2_profile_default_tip = /** @type {(inputs: Profile_Default_TipInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pourboire par défaut`)
};

/**
* | output |
* | --- |
* | "Default tip" |
*
* @param {Profile_Default_TipInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_default_tip = /** @type {((inputs?: Profile_Default_TipInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Default_TipInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_default_tip(inputs)
	return en_ca2_profile_default_tip(inputs)
});