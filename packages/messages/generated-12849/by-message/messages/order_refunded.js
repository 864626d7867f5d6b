/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Order_RefundedInputs */

const en_ca2_order_refunded = /** @type {(inputs: Order_RefundedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} was refunded to your card.`)
};

const fr_ca2_order_refunded = /** @type {(inputs: Order_RefundedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} a été remboursé sur votre carte.`)
};

/**
* | output |
* | --- |
* | "{amount} was refunded to your card." |
*
* @param {Order_RefundedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_refunded = /** @type {((inputs: Order_RefundedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_RefundedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_refunded(inputs)
	return en_ca2_order_refunded(inputs)
});