/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ wait: NonNullable<unknown>, minutes: NonNullable<unknown> }} Refusal_Turn_KeptInputs */

const en_ca2_refusal_turn_kept = /** @type {(inputs: Refusal_Turn_KeptInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.wait} We’ll then keep your turn for ${i?.minutes} minutes.`)
};

const fr_ca2_refusal_turn_kept = /** @type {(inputs: Refusal_Turn_KeptInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.wait} Votre tour vous sera ensuite réservé pendant ${i?.minutes} minutes.`)
};

/**
* | output |
* | --- |
* | "{wait} We’ll then keep your turn for {minutes} minutes." |
*
* @param {Refusal_Turn_KeptInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_turn_kept = /** @type {((inputs: Refusal_Turn_KeptInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Turn_KeptInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_turn_kept(inputs)
	return en_ca2_refusal_turn_kept(inputs)
});