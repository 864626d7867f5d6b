/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown>, card: NonNullable<unknown> }} Order_Paid_WithInputs */

const en_ca2_order_paid_with = /** @type {(inputs: Order_Paid_WithInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} paid with ${i?.card}.`)
};

const fr_ca2_order_paid_with = /** @type {(inputs: Order_Paid_WithInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} payés avec ${i?.card}.`)
};

/**
* | output |
* | --- |
* | "{amount} paid with {card}." |
*
* @param {Order_Paid_WithInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_paid_with = /** @type {((inputs: Order_Paid_WithInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Paid_WithInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_paid_with(inputs)
	return en_ca2_order_paid_with(inputs)
});