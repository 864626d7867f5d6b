/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Gift_Card_InvalidInputs */

const en_ca2_refusal_gift_card_invalid = /** @type {(inputs: Refusal_Gift_Card_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This gift card isn’t valid, or has no funds left.`)
};

const fr_ca2_refusal_gift_card_invalid = /** @type {(inputs: Refusal_Gift_Card_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette carte-cadeau n’est pas valide, ou il n’y reste plus de fonds.`)
};

/**
* | output |
* | --- |
* | "This gift card isn’t valid, or has no funds left." |
*
* @param {Refusal_Gift_Card_InvalidInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_gift_card_invalid = /** @type {((inputs?: Refusal_Gift_Card_InvalidInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Gift_Card_InvalidInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_gift_card_invalid(inputs)
	return en_ca2_refusal_gift_card_invalid(inputs)
});