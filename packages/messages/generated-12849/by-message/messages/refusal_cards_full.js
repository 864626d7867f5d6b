/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Cards_FullInputs */

const en_ca2_refusal_cards_full = /** @type {(inputs: Refusal_Cards_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’ve reached the most cards we can save. Please delete one first.`)
};

const fr_ca2_refusal_cards_full = /** @type {(inputs: Refusal_Cards_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous avez atteint le nombre maximal de cartes enregistrées. Veuillez d’abord en supprimer une.`)
};

/**
* | output |
* | --- |
* | "You’ve reached the most cards we can save. Please delete one first." |
*
* @param {Refusal_Cards_FullInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_cards_full = /** @type {((inputs?: Refusal_Cards_FullInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Cards_FullInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_cards_full(inputs)
	return en_ca2_refusal_cards_full(inputs)
});