/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Cancel_CreditInputs */

const en_ca2_order_cancel_credit = /** @type {(inputs: Order_Cancel_CreditInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Its amount goes to your account credit, for your next order.`)
};

const fr_ca2_order_cancel_credit = /** @type {(inputs: Order_Cancel_CreditInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Son montant est porté à votre crédit, pour votre prochaine commande.`)
};

/**
* | output |
* | --- |
* | "Its amount goes to your account credit, for your next order." |
*
* @param {Order_Cancel_CreditInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_cancel_credit = /** @type {((inputs?: Order_Cancel_CreditInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Cancel_CreditInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_cancel_credit(inputs)
	return en_ca2_order_cancel_credit(inputs)
});