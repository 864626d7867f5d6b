/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Refund_Left_DueInputs */

const en_ca2_order_refund_left_due = /** @type {(inputs: Order_Refund_Left_DueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To pay after refunds`)
};

const fr_ca2_order_refund_left_due = /** @type {(inputs: Order_Refund_Left_DueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À payer après remboursements`)
};

/**
* | output |
* | --- |
* | "To pay after refunds" |
*
* @param {Order_Refund_Left_DueInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_refund_left_due = /** @type {((inputs?: Order_Refund_Left_DueInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Refund_Left_DueInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_refund_left_due(inputs)
	return en_ca2_order_refund_left_due(inputs)
});