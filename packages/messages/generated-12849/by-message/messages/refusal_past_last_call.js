/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Past_Last_CallInputs */

const en_ca2_refusal_past_last_call = /** @type {(inputs: Refusal_Past_Last_CallInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It is past the last call for part of your cart.`)
};

const fr_ca2_refusal_past_last_call = /** @type {(inputs: Refusal_Past_Last_CallInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`L’heure des dernières commandes est passée pour une partie de votre panier.`)
};

/**
* | output |
* | --- |
* | "It is past the last call for part of your cart." |
*
* @param {Refusal_Past_Last_CallInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_past_last_call = /** @type {((inputs?: Refusal_Past_Last_CallInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Past_Last_CallInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_past_last_call(inputs)
	return en_ca2_refusal_past_last_call(inputs)
});