/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Refund_At_RestaurantInputs */

const en_ca2_order_refund_at_restaurant = /** @type {(inputs: Order_Refund_At_RestaurantInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Refunded in person`)
};

const fr_ca2_order_refund_at_restaurant = /** @type {(inputs: Order_Refund_At_RestaurantInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remboursé sur place`)
};

/**
* | output |
* | --- |
* | "Refunded in person" |
*
* @param {Order_Refund_At_RestaurantInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_refund_at_restaurant = /** @type {((inputs?: Order_Refund_At_RestaurantInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Refund_At_RestaurantInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_refund_at_restaurant(inputs)
	return en_ca2_order_refund_at_restaurant(inputs)
});