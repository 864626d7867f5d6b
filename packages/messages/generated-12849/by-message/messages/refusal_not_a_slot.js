/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Not_A_SlotInputs */

const en_ca2_refusal_not_a_slot = /** @type {(inputs: Refusal_Not_A_SlotInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That time isn’t offered here. Please pick one from the list.`)
};

const fr_ca2_refusal_not_a_slot = /** @type {(inputs: Refusal_Not_A_SlotInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette heure n’est pas offerte ici. Veuillez en choisir une dans la liste.`)
};

/**
* | output |
* | --- |
* | "That time isn’t offered here. Please pick one from the list." |
*
* @param {Refusal_Not_A_SlotInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_not_a_slot = /** @type {((inputs?: Refusal_Not_A_SlotInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Not_A_SlotInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_not_a_slot(inputs)
	return en_ca2_refusal_not_a_slot(inputs)
});