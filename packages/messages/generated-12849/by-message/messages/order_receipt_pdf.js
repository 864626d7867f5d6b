/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Receipt_PdfInputs */

const en_ca2_order_receipt_pdf = /** @type {(inputs: Order_Receipt_PdfInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`PDF receipt`)
};

const fr_ca2_order_receipt_pdf = /** @type {(inputs: Order_Receipt_PdfInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reçu en PDF`)
};

/**
* | output |
* | --- |
* | "PDF receipt" |
*
* @param {Order_Receipt_PdfInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_receipt_pdf = /** @type {((inputs?: Order_Receipt_PdfInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Receipt_PdfInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_receipt_pdf(inputs)
	return en_ca2_order_receipt_pdf(inputs)
});