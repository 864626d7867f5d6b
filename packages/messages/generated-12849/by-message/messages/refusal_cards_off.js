/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Cards_OffInputs */

const en_ca2_refusal_cards_off = /** @type {(inputs: Refusal_Cards_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cards are off just now, so your card wasn’t charged. Please pay another way, or ask the restaurant.`)
};

const fr_ca2_refusal_cards_off = /** @type {(inputs: Refusal_Cards_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le paiement par carte est désactivé pour l’instant; rien n’a été prélevé. Payez autrement ou adressez-vous au restaurant.`)
};

/**
* | output |
* | --- |
* | "Cards are off just now, so your card wasn’t charged. Please pay another way, or ask the restaurant." |
*
* @param {Refusal_Cards_OffInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_cards_off = /** @type {((inputs?: Refusal_Cards_OffInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Cards_OffInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_cards_off(inputs)
	return en_ca2_refusal_cards_off(inputs)
});