/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Refund_TaxesInputs */

const en_ca2_order_refund_taxes = /** @type {(inputs: Order_Refund_TaxesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Including taxes`)
};

const fr_ca2_order_refund_taxes = /** @type {(inputs: Order_Refund_TaxesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dont taxes`)
};

/**
* | output |
* | --- |
* | "Including taxes" |
*
* @param {Order_Refund_TaxesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_refund_taxes = /** @type {((inputs?: Order_Refund_TaxesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Refund_TaxesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_refund_taxes(inputs)
	return en_ca2_order_refund_taxes(inputs)
});