/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown>, time: NonNullable<unknown> }} Order_Under_Way_UntilInputs */

const en_ca2_order_under_way_until = /** @type {(inputs: Order_Under_Way_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your order no. ${i?.number} is under way, expected around ${i?.time}`)
};

const fr_ca2_order_under_way_until = /** @type {(inputs: Order_Under_Way_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Votre commande n° ${i?.number} est en cours, prévue vers ${i?.time}`)
};

/**
* | output |
* | --- |
* | "Your order no. {number} is under way, expected around {time}" |
*
* @param {Order_Under_Way_UntilInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_under_way_until = /** @type {((inputs: Order_Under_Way_UntilInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Under_Way_UntilInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_under_way_until(inputs)
	return en_ca2_order_under_way_until(inputs)
});