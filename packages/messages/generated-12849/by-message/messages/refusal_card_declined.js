/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Card_DeclinedInputs */

const en_ca2_refusal_card_declined = /** @type {(inputs: Refusal_Card_DeclinedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The card was declined. Nothing was charged.`)
};

const fr_ca2_refusal_card_declined = /** @type {(inputs: Refusal_Card_DeclinedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La carte a été refusée. Rien n’a été débité.`)
};

/**
* | output |
* | --- |
* | "The card was declined. Nothing was charged." |
*
* @param {Refusal_Card_DeclinedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_card_declined = /** @type {((inputs?: Refusal_Card_DeclinedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Card_DeclinedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_card_declined(inputs)
	return en_ca2_refusal_card_declined(inputs)
});