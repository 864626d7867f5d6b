/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Order_Pay_On_PremiseInputs */

const en_ca2_order_pay_on_premise = /** @type {(inputs: Order_Pay_On_PremiseInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`To pay in person: ${i?.amount}.`)
};

const fr_ca2_order_pay_on_premise = /** @type {(inputs: Order_Pay_On_PremiseInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`À payer sur place : ${i?.amount}.`)
};

/**
* | output |
* | --- |
* | "To pay in person: {amount}." |
*
* @param {Order_Pay_On_PremiseInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_pay_on_premise = /** @type {((inputs: Order_Pay_On_PremiseInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Pay_On_PremiseInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_pay_on_premise(inputs)
	return en_ca2_order_pay_on_premise(inputs)
});