/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Refund_TipInputs */

const en_ca2_order_refund_tip = /** @type {(inputs: Order_Refund_TipInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Including tip`)
};

const fr_ca2_order_refund_tip = /** @type {(inputs: Order_Refund_TipInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dont pourboire`)
};

/**
* | output |
* | --- |
* | "Including tip" |
*
* @param {Order_Refund_TipInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_refund_tip = /** @type {((inputs?: Order_Refund_TipInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Refund_TipInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_refund_tip(inputs)
	return en_ca2_order_refund_tip(inputs)
});