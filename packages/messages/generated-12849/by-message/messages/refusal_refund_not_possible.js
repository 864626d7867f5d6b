/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Refund_Not_PossibleInputs */

const en_ca2_refusal_refund_not_possible = /** @type {(inputs: Refusal_Refund_Not_PossibleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing can be refunded on this order right now.`)
};

const fr_ca2_refusal_refund_not_possible = /** @type {(inputs: Refusal_Refund_Not_PossibleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien ne peut être remboursé sur cette commande pour le moment.`)
};

/**
* | output |
* | --- |
* | "Nothing can be refunded on this order right now." |
*
* @param {Refusal_Refund_Not_PossibleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_refund_not_possible = /** @type {((inputs?: Refusal_Refund_Not_PossibleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Refund_Not_PossibleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_refund_not_possible(inputs)
	return en_ca2_refusal_refund_not_possible(inputs)
});