/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ kitchen: NonNullable<unknown>, day: NonNullable<unknown>, year: NonNullable<unknown> }} Order_Refund_Of_KitchenInputs */

const en_ca2_order_refund_of_kitchen = /** @type {(inputs: Order_Refund_Of_KitchenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Refund from ${i?.kitchen}, ${i?.day}, ${i?.year}`)
};

const fr_ca2_order_refund_of_kitchen = /** @type {(inputs: Order_Refund_Of_KitchenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Remboursement par ${i?.kitchen}, ${i?.day} ${i?.year}`)
};

/**
* | output |
* | --- |
* | "Refund from {kitchen}, {day}, {year}" |
*
* @param {Order_Refund_Of_KitchenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_refund_of_kitchen = /** @type {((inputs: Order_Refund_Of_KitchenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Refund_Of_KitchenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_refund_of_kitchen(inputs)
	return en_ca2_order_refund_of_kitchen(inputs)
});