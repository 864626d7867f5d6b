/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Card_Needs_ScriptInputs */

const en_ca2_profile_card_needs_script = /** @type {(inputs: Profile_Card_Needs_ScriptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saving a card needs JavaScript, because its number goes only to the payment service.`)
};

const fr_ca2_profile_card_needs_script = /** @type {(inputs: Profile_Card_Needs_ScriptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enregistrer une carte demande JavaScript, car son numéro ne va qu’au service de paiement.`)
};

/**
* | output |
* | --- |
* | "Saving a card needs JavaScript, because its number goes only to the payment service." |
*
* @param {Profile_Card_Needs_ScriptInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_card_needs_script = /** @type {((inputs?: Profile_Card_Needs_ScriptInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Card_Needs_ScriptInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_card_needs_script(inputs)
	return en_ca2_profile_card_needs_script(inputs)
});