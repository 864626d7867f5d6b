/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Promo_CodeInputs */

const en_ca2_profile_promo_code = /** @type {(inputs: Profile_Promo_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Promo code`)
};

const fr_ca2_profile_promo_code = /** @type {(inputs: Profile_Promo_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Code promo`)
};

/**
* | output |
* | --- |
* | "Promo code" |
*
* @param {Profile_Promo_CodeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_promo_code = /** @type {((inputs?: Profile_Promo_CodeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Promo_CodeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_promo_code(inputs)
	return en_ca2_profile_promo_code(inputs)
});