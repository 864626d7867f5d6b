/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_ReorderInputs */

const en_ca2_order_reorder = /** @type {(inputs: Order_ReorderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order it again`)
};

const fr_ca2_order_reorder = /** @type {(inputs: Order_ReorderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commander la même chose`)
};

/**
* | output |
* | --- |
* | "Order it again" |
*
* @param {Order_ReorderInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_reorder = /** @type {((inputs?: Order_ReorderInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_ReorderInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_reorder(inputs)
	return en_ca2_order_reorder(inputs)
});