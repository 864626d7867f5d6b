/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Preference_Charge_TextInputs */

const en_ca2_suite_preference_charge_text = /** @type {(inputs: Suite_Preference_Charge_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The owner’s saved card, once, after the event`)
};

const fr_ca2_suite_preference_charge_text = /** @type {(inputs: Suite_Preference_Charge_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La carte enregistrée du propriétaire, une seule fois, après l’événement`)
};

/**
* | output |
* | --- |
* | "The owner’s saved card, once, after the event" |
*
* @param {Suite_Preference_Charge_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_preference_charge_text = /** @type {((inputs?: Suite_Preference_Charge_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Preference_Charge_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_preference_charge_text(inputs)
	return en_ca2_suite_preference_charge_text(inputs)
});