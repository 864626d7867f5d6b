/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Refusal_Refund_Too_MuchInputs */

const en_ca2_refusal_refund_too_much = /** @type {(inputs: Refusal_Refund_Too_MuchInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Only ${i?.amount} is left to refund on this order.`)
};

const fr_ca2_refusal_refund_too_much = /** @type {(inputs: Refusal_Refund_Too_MuchInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il reste seulement ${i?.amount} à rembourser sur cette commande.`)
};

/**
* | output |
* | --- |
* | "Only {amount} is left to refund on this order." |
*
* @param {Refusal_Refund_Too_MuchInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_refund_too_much = /** @type {((inputs: Refusal_Refund_Too_MuchInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Refund_Too_MuchInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_refund_too_much(inputs)
	return en_ca2_refusal_refund_too_much(inputs)
});