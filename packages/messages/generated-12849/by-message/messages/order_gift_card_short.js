/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ left: NonNullable<unknown> }} Order_Gift_Card_ShortInputs */

const en_ca2_order_gift_card_short = /** @type {(inputs: Order_Gift_Card_ShortInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The gift card now has ${i?.left}, less than this order was to use. Please look at the total again.`)
};

const fr_ca2_order_gift_card_short = /** @type {(inputs: Order_Gift_Card_ShortInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il reste ${i?.left} sur la carte-cadeau, moins que ce que cette commande devait utiliser. Veuillez revoir le total.`)
};

/**
* | output |
* | --- |
* | "The gift card now has {left}, less than this order was to use. Please look at the total again." |
*
* @param {Order_Gift_Card_ShortInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_gift_card_short = /** @type {((inputs: Order_Gift_Card_ShortInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Gift_Card_ShortInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_gift_card_short(inputs)
	return en_ca2_order_gift_card_short(inputs)
});