/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Promo_Code_HintInputs */

const en_ca2_profile_promo_code_hint = /** @type {(inputs: Profile_Promo_Code_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We try it on every order. Where it doesn’t apply, you order without it.`)
};

const fr_ca2_profile_promo_code_hint = /** @type {(inputs: Profile_Promo_Code_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous l’essayons à chaque commande. Là où il ne s’applique pas, vous commandez sans lui.`)
};

/**
* | output |
* | --- |
* | "We try it on every order. Where it doesn’t apply, you order without it." |
*
* @param {Profile_Promo_Code_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_promo_code_hint = /** @type {((inputs?: Profile_Promo_Code_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Promo_Code_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_promo_code_hint(inputs)
	return en_ca2_profile_promo_code_hint(inputs)
});