/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Refund_LeftInputs */

const en_ca2_order_refund_left = /** @type {(inputs: Order_Refund_LeftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paid after refunds`)
};

const fr_ca2_order_refund_left = /** @type {(inputs: Order_Refund_LeftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payé après remboursements`)
};

/**
* | output |
* | --- |
* | "Paid after refunds" |
*
* @param {Order_Refund_LeftInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_refund_left = /** @type {((inputs?: Order_Refund_LeftInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Refund_LeftInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_refund_left(inputs)
	return en_ca2_order_refund_left(inputs)
});