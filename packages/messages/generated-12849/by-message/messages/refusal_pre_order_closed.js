/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Pre_Order_ClosedInputs */

const en_ca2_refusal_pre_order_closed = /** @type {(inputs: Refusal_Pre_Order_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pre-orders for this event are closed.`)
};

const fr_ca2_refusal_pre_order_closed = /** @type {(inputs: Refusal_Pre_Order_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les précommandes pour cet événement sont closes.`)
};

/**
* | output |
* | --- |
* | "Pre-orders for this event are closed." |
*
* @param {Refusal_Pre_Order_ClosedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_pre_order_closed = /** @type {((inputs?: Refusal_Pre_Order_ClosedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Pre_Order_ClosedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_pre_order_closed(inputs)
	return en_ca2_refusal_pre_order_closed(inputs)
});