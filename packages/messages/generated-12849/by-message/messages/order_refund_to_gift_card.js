/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Refund_To_Gift_CardInputs */

const en_ca2_order_refund_to_gift_card = /** @type {(inputs: Order_Refund_To_Gift_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To your gift card`)
};

const fr_ca2_order_refund_to_gift_card = /** @type {(inputs: Order_Refund_To_Gift_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sur votre carte-cadeau`)
};

/**
* | output |
* | --- |
* | "To your gift card" |
*
* @param {Order_Refund_To_Gift_CardInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_refund_to_gift_card = /** @type {((inputs?: Order_Refund_To_Gift_CardInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Refund_To_Gift_CardInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_refund_to_gift_card(inputs)
	return en_ca2_order_refund_to_gift_card(inputs)
});