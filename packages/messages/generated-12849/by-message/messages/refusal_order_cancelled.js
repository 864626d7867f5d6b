/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Order_CancelledInputs */

const en_ca2_refusal_order_cancelled = /** @type {(inputs: Refusal_Order_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This order was cancelled. It can’t be changed any more.`)
};

const fr_ca2_refusal_order_cancelled = /** @type {(inputs: Refusal_Order_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette commande a été annulée. Elle ne peut plus être modifiée.`)
};

/**
* | output |
* | --- |
* | "This order was cancelled. It can’t be changed any more." |
*
* @param {Refusal_Order_CancelledInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_order_cancelled = /** @type {((inputs?: Refusal_Order_CancelledInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Order_CancelledInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_order_cancelled(inputs)
	return en_ca2_refusal_order_cancelled(inputs)
});