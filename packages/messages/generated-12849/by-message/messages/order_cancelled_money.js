/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Cancelled_MoneyInputs */

const en_ca2_order_cancelled_money = /** @type {(inputs: Order_Cancelled_MoneyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What was charged goes back to your card.`)
};

const fr_ca2_order_cancelled_money = /** @type {(inputs: Order_Cancelled_MoneyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce qui a été débité retourne sur votre carte.`)
};

/**
* | output |
* | --- |
* | "What was charged goes back to your card." |
*
* @param {Order_Cancelled_MoneyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_cancelled_money = /** @type {((inputs?: Order_Cancelled_MoneyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Cancelled_MoneyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_cancelled_money(inputs)
	return en_ca2_order_cancelled_money(inputs)
});