/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Card_TextInputs */

const en_ca2_profile_card_text = /** @type {(inputs: Profile_Card_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cards are kept by the payment service; we never see their numbers.`)
};

const fr_ca2_profile_card_text = /** @type {(inputs: Profile_Card_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les cartes sont conservées par le service de paiement; nous ne voyons jamais leur numéro.`)
};

/**
* | output |
* | --- |
* | "Cards are kept by the payment service; we never see their numbers." |
*
* @param {Profile_Card_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_card_text = /** @type {((inputs?: Profile_Card_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Card_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_card_text(inputs)
	return en_ca2_profile_card_text(inputs)
});