/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown>, venue: NonNullable<unknown> }} Order_TitleInputs */

const en_ca2_order_title = /** @type {(inputs: Order_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Order no. ${i?.number} at ${i?.venue}`)
};

const fr_ca2_order_title = /** @type {(inputs: Order_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Commande n° ${i?.number} chez ${i?.venue}`)
};

/**
* | output |
* | --- |
* | "Order no. {number} at {venue}" |
*
* @param {Order_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_title = /** @type {((inputs: Order_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_title(inputs)
	return en_ca2_order_title(inputs)
});