/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Order_Billed_InvoiceInputs */

const en_ca2_order_billed_invoice = /** @type {(inputs: Order_Billed_InvoiceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} to be billed by invoice`)
};

const fr_ca2_order_billed_invoice = /** @type {(inputs: Order_Billed_InvoiceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} à facturer`)
};

/**
* | output |
* | --- |
* | "{amount} to be billed by invoice" |
*
* @param {Order_Billed_InvoiceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_billed_invoice = /** @type {((inputs: Order_Billed_InvoiceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Billed_InvoiceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_billed_invoice(inputs)
	return en_ca2_order_billed_invoice(inputs)
});