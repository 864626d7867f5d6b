/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Served_LabelInputs */

const en_ca2_order_served_label = /** @type {(inputs: Order_Served_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At your table around`)
};

const fr_ca2_order_served_label = /** @type {(inputs: Order_Served_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À votre table vers`)
};

/**
* | output |
* | --- |
* | "At your table around" |
*
* @param {Order_Served_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_served_label = /** @type {((inputs?: Order_Served_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Served_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_served_label(inputs)
	return en_ca2_order_served_label(inputs)
});