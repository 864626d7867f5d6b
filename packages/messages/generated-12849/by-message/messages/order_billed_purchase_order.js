/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown>, reference: NonNullable<unknown> }} Order_Billed_Purchase_OrderInputs */

const en_ca2_order_billed_purchase_order = /** @type {(inputs: Order_Billed_Purchase_OrderInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} to be billed on purchase order ${i?.reference}`)
};

const fr_ca2_order_billed_purchase_order = /** @type {(inputs: Order_Billed_Purchase_OrderInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} à facturer au bon de commande ${i?.reference}`)
};

/**
* | output |
* | --- |
* | "{amount} to be billed on purchase order {reference}" |
*
* @param {Order_Billed_Purchase_OrderInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_billed_purchase_order = /** @type {((inputs: Order_Billed_Purchase_OrderInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Billed_Purchase_OrderInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_billed_purchase_order(inputs)
	return en_ca2_order_billed_purchase_order(inputs)
});