/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ day: NonNullable<unknown>, year: NonNullable<unknown>, time: NonNullable<unknown> }} Order_Receipt_DateInputs */

const en_ca2_order_receipt_date = /** @type {(inputs: Order_Receipt_DateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.day}, ${i?.year} at ${i?.time}`)
};

const fr_ca2_order_receipt_date = /** @type {(inputs: Order_Receipt_DateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.day} ${i?.year} à ${i?.time}`)
};

/**
* | output |
* | --- |
* | "{day}, {year} at {time}" |
*
* @param {Order_Receipt_DateInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_receipt_date = /** @type {((inputs: Order_Receipt_DateInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Receipt_DateInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_receipt_date(inputs)
	return en_ca2_order_receipt_date(inputs)
});