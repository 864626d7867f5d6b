/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Order_See_LastInputs */

const en_ca2_order_see_last = /** @type {(inputs: Order_See_LastInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`See your order no. ${i?.number}`)
};

const fr_ca2_order_see_last = /** @type {(inputs: Order_See_LastInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Voir votre commande n° ${i?.number}`)
};

/**
* | output |
* | --- |
* | "See your order no. {number}" |
*
* @param {Order_See_LastInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_see_last = /** @type {((inputs: Order_See_LastInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_See_LastInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_see_last(inputs)
	return en_ca2_order_see_last(inputs)
});