/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ brand: NonNullable<unknown>, last4: NonNullable<unknown> }} Order_Card_EndingInputs */

const en_ca2_order_card_ending = /** @type {(inputs: Order_Card_EndingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.brand} ending in ${i?.last4}`)
};

const fr_ca2_order_card_ending = /** @type {(inputs: Order_Card_EndingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.brand} se terminant par ${i?.last4}`)
};

/**
* | output |
* | --- |
* | "{brand} ending in {last4}" |
*
* @param {Order_Card_EndingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_card_ending = /** @type {((inputs: Order_Card_EndingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Card_EndingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_card_ending(inputs)
	return en_ca2_order_card_ending(inputs)
});