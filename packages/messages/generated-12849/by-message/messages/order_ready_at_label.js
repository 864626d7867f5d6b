/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Ready_At_LabelInputs */

const en_ca2_order_ready_at_label = /** @type {(inputs: Order_Ready_At_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pickup`)
};

const fr_ca2_order_ready_at_label = /** @type {(inputs: Order_Ready_At_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À ramasser`)
};

/**
* | output |
* | --- |
* | "Pickup" |
*
* @param {Order_Ready_At_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_ready_at_label = /** @type {((inputs?: Order_Ready_At_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Ready_At_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_ready_at_label(inputs)
	return en_ca2_order_ready_at_label(inputs)
});