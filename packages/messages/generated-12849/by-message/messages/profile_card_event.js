/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Card_EventInputs */

const en_ca2_profile_card_event = /** @type {(inputs: Profile_Card_EventInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your event needs a saved card before you can pre-order.`)
};

const fr_ca2_profile_card_event = /** @type {(inputs: Profile_Card_EventInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre événement demande une carte enregistrée pour précommander.`)
};

/**
* | output |
* | --- |
* | "Your event needs a saved card before you can pre-order." |
*
* @param {Profile_Card_EventInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_card_event = /** @type {((inputs?: Profile_Card_EventInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Card_EventInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_card_event(inputs)
	return en_ca2_profile_card_event(inputs)
});