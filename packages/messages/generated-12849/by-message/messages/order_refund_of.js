/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ day: NonNullable<unknown>, year: NonNullable<unknown> }} Order_Refund_OfInputs */

const en_ca2_order_refund_of = /** @type {(inputs: Order_Refund_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Refund of ${i?.day}, ${i?.year}`)
};

const fr_ca2_order_refund_of = /** @type {(inputs: Order_Refund_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Remboursement du ${i?.day} ${i?.year}`)
};

/**
* | output |
* | --- |
* | "Refund of {day}, {year}" |
*
* @param {Order_Refund_OfInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_refund_of = /** @type {((inputs: Order_Refund_OfInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Refund_OfInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_refund_of(inputs)
	return en_ca2_order_refund_of(inputs)
});