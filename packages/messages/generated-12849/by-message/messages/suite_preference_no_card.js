/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Preference_No_CardInputs */

const en_ca2_suite_preference_no_card = /** @type {(inputs: Suite_Preference_No_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The owner has no saved card. Unless one is saved by then, an invoice follows after the event.`)
};

const fr_ca2_suite_preference_no_card = /** @type {(inputs: Suite_Preference_No_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le propriétaire n’a aucune carte enregistrée. À moins qu’il en enregistre une d’ici là, une facture suivra après l’événement.`)
};

/**
* | output |
* | --- |
* | "The owner has no saved card. Unless one is saved by then, an invoice follows after the event." |
*
* @param {Suite_Preference_No_CardInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_preference_no_card = /** @type {((inputs?: Suite_Preference_No_CardInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Preference_No_CardInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_preference_no_card(inputs)
	return en_ca2_suite_preference_no_card(inputs)
});