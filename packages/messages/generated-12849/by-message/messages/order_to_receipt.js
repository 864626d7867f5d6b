/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_To_ReceiptInputs */

const en_ca2_order_to_receipt = /** @type {(inputs: Order_To_ReceiptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See the receipt`)
};

const fr_ca2_order_to_receipt = /** @type {(inputs: Order_To_ReceiptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir le reçu`)
};

/**
* | output |
* | --- |
* | "See the receipt" |
*
* @param {Order_To_ReceiptInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_to_receipt = /** @type {((inputs?: Order_To_ReceiptInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_To_ReceiptInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_to_receipt(inputs)
	return en_ca2_order_to_receipt(inputs)
});