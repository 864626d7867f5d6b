/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_ReceiptInputs */

const en_ca2_order_receipt = /** @type {(inputs: Order_ReceiptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Receipt`)
};

const fr_ca2_order_receipt = /** @type {(inputs: Order_ReceiptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reçu`)
};

/**
* | output |
* | --- |
* | "Receipt" |
*
* @param {Order_ReceiptInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_receipt = /** @type {((inputs?: Order_ReceiptInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_ReceiptInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_receipt(inputs)
	return en_ca2_order_receipt(inputs)
});