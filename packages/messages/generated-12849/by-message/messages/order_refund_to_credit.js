/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Refund_To_CreditInputs */

const en_ca2_order_refund_to_credit = /** @type {(inputs: Order_Refund_To_CreditInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To your account credit`)
};

const fr_ca2_order_refund_to_credit = /** @type {(inputs: Order_Refund_To_CreditInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À votre crédit`)
};

/**
* | output |
* | --- |
* | "To your account credit" |
*
* @param {Order_Refund_To_CreditInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_refund_to_credit = /** @type {((inputs?: Order_Refund_To_CreditInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Refund_To_CreditInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_refund_to_credit(inputs)
	return en_ca2_order_refund_to_credit(inputs)
});