/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ phone: NonNullable<unknown> }} Order_Declined_CallInputs */

const en_ca2_order_declined_call = /** @type {(inputs: Order_Declined_CallInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Questions? Call ${i?.phone}.`)
};

const fr_ca2_order_declined_call = /** @type {(inputs: Order_Declined_CallInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Des questions? Appelez au ${i?.phone}.`)
};

/**
* | output |
* | --- |
* | "Questions? Call {phone}." |
*
* @param {Order_Declined_CallInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_declined_call = /** @type {((inputs: Order_Declined_CallInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Declined_CallInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_declined_call(inputs)
	return en_ca2_order_declined_call(inputs)
});