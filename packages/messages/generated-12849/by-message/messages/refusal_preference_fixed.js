/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Preference_FixedInputs */

const en_ca2_refusal_preference_fixed = /** @type {(inputs: Refusal_Preference_FixedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment for the day of the event has been submitted and can’t be changed.`)
};

const fr_ca2_refusal_preference_fixed = /** @type {(inputs: Refusal_Preference_FixedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le mode de paiement du jour de l’événement a déjà été soumis et ne peut plus être modifié.`)
};

/**
* | output |
* | --- |
* | "The payment for the day of the event has been submitted and can’t be changed." |
*
* @param {Refusal_Preference_FixedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_preference_fixed = /** @type {((inputs?: Refusal_Preference_FixedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Preference_FixedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_preference_fixed(inputs)
	return en_ca2_refusal_preference_fixed(inputs)
});