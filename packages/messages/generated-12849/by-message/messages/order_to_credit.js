/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Order_To_CreditInputs */

const en_ca2_order_to_credit = /** @type {(inputs: Order_To_CreditInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} goes to your account credit. Your next order can use it.`)
};

const fr_ca2_order_to_credit = /** @type {(inputs: Order_To_CreditInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} sont portés à votre crédit. Votre prochaine commande peut l’utiliser.`)
};

/**
* | output |
* | --- |
* | "{amount} goes to your account credit. Your next order can use it." |
*
* @param {Order_To_CreditInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_to_credit = /** @type {((inputs: Order_To_CreditInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_To_CreditInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_to_credit(inputs)
	return en_ca2_order_to_credit(inputs)
});