/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Delivered_LabelInputs */

const en_ca2_order_delivered_label = /** @type {(inputs: Order_Delivered_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delivery around`)
};

const fr_ca2_order_delivered_label = /** @type {(inputs: Order_Delivered_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Livraison vers`)
};

/**
* | output |
* | --- |
* | "Delivery around" |
*
* @param {Order_Delivered_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_delivered_label = /** @type {((inputs?: Order_Delivered_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Delivered_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_delivered_label(inputs)
	return en_ca2_order_delivered_label(inputs)
});