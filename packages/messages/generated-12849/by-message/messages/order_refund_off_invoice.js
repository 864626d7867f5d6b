/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Refund_Off_InvoiceInputs */

const en_ca2_order_refund_off_invoice = /** @type {(inputs: Order_Refund_Off_InvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not billed`)
};

const fr_ca2_order_refund_off_invoice = /** @type {(inputs: Order_Refund_Off_InvoiceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Non facturé`)
};

/**
* | output |
* | --- |
* | "Not billed" |
*
* @param {Order_Refund_Off_InvoiceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_refund_off_invoice = /** @type {((inputs?: Order_Refund_Off_InvoiceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Refund_Off_InvoiceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_refund_off_invoice(inputs)
	return en_ca2_order_refund_off_invoice(inputs)
});