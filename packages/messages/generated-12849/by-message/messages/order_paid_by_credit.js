/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Order_Paid_By_CreditInputs */

const en_ca2_order_paid_by_credit = /** @type {(inputs: Order_Paid_By_CreditInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} paid with account credit.`)
};

const fr_ca2_order_paid_by_credit = /** @type {(inputs: Order_Paid_By_CreditInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} payés avec votre crédit.`)
};

/**
* | output |
* | --- |
* | "{amount} paid with account credit." |
*
* @param {Order_Paid_By_CreditInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_paid_by_credit = /** @type {((inputs: Order_Paid_By_CreditInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Paid_By_CreditInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_paid_by_credit(inputs)
	return en_ca2_order_paid_by_credit(inputs)
});