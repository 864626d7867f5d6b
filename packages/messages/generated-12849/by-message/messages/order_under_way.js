/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Order_Under_WayInputs */

const en_ca2_order_under_way = /** @type {(inputs: Order_Under_WayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your order no. ${i?.number} is under way`)
};

const fr_ca2_order_under_way = /** @type {(inputs: Order_Under_WayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Votre commande n° ${i?.number} est en cours`)
};

/**
* | output |
* | --- |
* | "Your order no. {number} is under way" |
*
* @param {Order_Under_WayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_under_way = /** @type {((inputs: Order_Under_WayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Under_WayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_under_way(inputs)
	return en_ca2_order_under_way(inputs)
});