/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Refund_To_CardInputs */

const en_ca2_order_refund_to_card = /** @type {(inputs: Order_Refund_To_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To your card`)
};

const fr_ca2_order_refund_to_card = /** @type {(inputs: Order_Refund_To_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sur votre carte`)
};

/**
* | output |
* | --- |
* | "To your card" |
*
* @param {Order_Refund_To_CardInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_refund_to_card = /** @type {((inputs?: Order_Refund_To_CardInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Refund_To_CardInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_refund_to_card(inputs)
	return en_ca2_order_refund_to_card(inputs)
});