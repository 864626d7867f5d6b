/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Refund_Not_PaidInputs */

const en_ca2_refusal_refund_not_paid = /** @type {(inputs: Refusal_Refund_Not_PaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The card hasn’t been charged yet, so there’s nothing to refund. Try again in a moment.`)
};

const fr_ca2_refusal_refund_not_paid = /** @type {(inputs: Refusal_Refund_Not_PaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La carte n’a pas encore été débitée : il n’y a rien à rembourser. Réessayez dans un instant.`)
};

/**
* | output |
* | --- |
* | "The card hasn’t been charged yet, so there’s nothing to refund. Try again in a moment." |
*
* @param {Refusal_Refund_Not_PaidInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_refund_not_paid = /** @type {((inputs?: Refusal_Refund_Not_PaidInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Refund_Not_PaidInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_refund_not_paid(inputs)
	return en_ca2_refusal_refund_not_paid(inputs)
});