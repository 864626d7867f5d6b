/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Refund_Nothing_LeftInputs */

const en_ca2_refusal_refund_nothing_left = /** @type {(inputs: Refusal_Refund_Nothing_LeftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing is left to refund on this order.`)
};

const fr_ca2_refusal_refund_nothing_left = /** @type {(inputs: Refusal_Refund_Nothing_LeftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il ne reste rien à rembourser sur cette commande.`)
};

/**
* | output |
* | --- |
* | "Nothing is left to refund on this order." |
*
* @param {Refusal_Refund_Nothing_LeftInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_refund_nothing_left = /** @type {((inputs?: Refusal_Refund_Nothing_LeftInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Refund_Nothing_LeftInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_refund_nothing_left(inputs)
	return en_ca2_refusal_refund_nothing_left(inputs)
});