/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ place: NonNullable<unknown> }} Order_Deliver_ToInputs */

const en_ca2_order_deliver_to = /** @type {(inputs: Order_Deliver_ToInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We’ll bring it to ${i?.place}.`)
};

const fr_ca2_order_deliver_to = /** @type {(inputs: Order_Deliver_ToInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Livraison : ${i?.place}.`)
};

/**
* | output |
* | --- |
* | "We’ll bring it to {place}." |
*
* @param {Order_Deliver_ToInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_deliver_to = /** @type {((inputs: Order_Deliver_ToInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Deliver_ToInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_deliver_to(inputs)
	return en_ca2_order_deliver_to(inputs)
});