/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Order_Gift_Card_BackInputs */

const en_ca2_order_gift_card_back = /** @type {(inputs: Order_Gift_Card_BackInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} goes back to your gift card.`)
};

const fr_ca2_order_gift_card_back = /** @type {(inputs: Order_Gift_Card_BackInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} retourne sur votre carte-cadeau.`)
};

/**
* | output |
* | --- |
* | "{amount} goes back to your gift card." |
*
* @param {Order_Gift_Card_BackInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_gift_card_back = /** @type {((inputs: Order_Gift_Card_BackInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Gift_Card_BackInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_gift_card_back(inputs)
	return en_ca2_order_gift_card_back(inputs)
});