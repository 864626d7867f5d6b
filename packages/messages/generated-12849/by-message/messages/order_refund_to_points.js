/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Refund_To_PointsInputs */

const en_ca2_order_refund_to_points = /** @type {(inputs: Order_Refund_To_PointsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`As points`)
};

const fr_ca2_order_refund_to_points = /** @type {(inputs: Order_Refund_To_PointsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En points`)
};

/**
* | output |
* | --- |
* | "As points" |
*
* @param {Order_Refund_To_PointsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_refund_to_points = /** @type {((inputs?: Order_Refund_To_PointsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Refund_To_PointsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_refund_to_points(inputs)
	return en_ca2_order_refund_to_points(inputs)
});