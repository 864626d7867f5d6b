/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown>, address: NonNullable<unknown> }} Order_PlaceInputs */

const en_ca2_order_place = /** @type {(inputs: Order_PlaceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue}, ${i?.address}`)
};

const fr_ca2_order_place = /** @type {(inputs: Order_PlaceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue}, ${i?.address}`)
};

/**
* | output |
* | --- |
* | "{venue}, {address}" |
*
* @param {Order_PlaceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_place = /** @type {((inputs: Order_PlaceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_PlaceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_place(inputs)
	return en_ca2_order_place(inputs)
});