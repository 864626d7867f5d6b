/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Leaves_LabelInputs */

const en_ca2_order_leaves_label = /** @type {(inputs: Order_Leaves_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ready for the courier around`)
};

const fr_ca2_order_leaves_label = /** @type {(inputs: Order_Leaves_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Prête à être livrée vers`)
};

/**
* | output |
* | --- |
* | "Ready for the courier around" |
*
* @param {Order_Leaves_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_leaves_label = /** @type {((inputs?: Order_Leaves_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Leaves_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_leaves_label(inputs)
	return en_ca2_order_leaves_label(inputs)
});