/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Card_UnknownInputs */

const en_ca2_refusal_card_unknown = /** @type {(inputs: Refusal_Card_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We don’t have this card any more.`)
};

const fr_ca2_refusal_card_unknown = /** @type {(inputs: Refusal_Card_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous n’avons plus cette carte.`)
};

/**
* | output |
* | --- |
* | "We don’t have this card any more." |
*
* @param {Refusal_Card_UnknownInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_card_unknown = /** @type {((inputs?: Refusal_Card_UnknownInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Card_UnknownInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_card_unknown(inputs)
	return en_ca2_refusal_card_unknown(inputs)
});