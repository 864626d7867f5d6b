/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ suite: NonNullable<unknown> }} Order_To_SuiteInputs */

const en_ca2_order_to_suite = /** @type {(inputs: Order_To_SuiteInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Delivered to ${i?.suite}.`)
};

const fr_ca2_order_to_suite = /** @type {(inputs: Order_To_SuiteInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Livrée à ${i?.suite}.`)
};

/**
* | output |
* | --- |
* | "Delivered to {suite}." |
*
* @param {Order_To_SuiteInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_to_suite = /** @type {((inputs: Order_To_SuiteInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_To_SuiteInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_to_suite(inputs)
	return en_ca2_order_to_suite(inputs)
});