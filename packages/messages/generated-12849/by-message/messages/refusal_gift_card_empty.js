/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Gift_Card_EmptyInputs */

const en_ca2_refusal_gift_card_empty = /** @type {(inputs: Refusal_Gift_Card_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The gift card does not have any funds left`)
};

const fr_ca2_refusal_gift_card_empty = /** @type {(inputs: Refusal_Gift_Card_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il ne reste plus de fonds sur la carte-cadeau`)
};

/**
* | output |
* | --- |
* | "The gift card does not have any funds left" |
*
* @param {Refusal_Gift_Card_EmptyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_gift_card_empty = /** @type {((inputs?: Refusal_Gift_Card_EmptyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Gift_Card_EmptyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_gift_card_empty(inputs)
	return en_ca2_refusal_gift_card_empty(inputs)
});