/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Ready_LabelInputs */

const en_ca2_order_ready_label = /** @type {(inputs: Order_Ready_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ready around`)
};

const fr_ca2_order_ready_label = /** @type {(inputs: Order_Ready_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Prête vers`)
};

/**
* | output |
* | --- |
* | "Ready around" |
*
* @param {Order_Ready_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_ready_label = /** @type {((inputs?: Order_Ready_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Ready_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_ready_label(inputs)
	return en_ca2_order_ready_label(inputs)
});