/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Together_CancelledInputs */

const en_ca2_order_together_cancelled = /** @type {(inputs: Order_Together_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`cancelled`)
};

const fr_ca2_order_together_cancelled = /** @type {(inputs: Order_Together_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`annulée`)
};

/**
* | output |
* | --- |
* | "cancelled" |
*
* @param {Order_Together_CancelledInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_together_cancelled = /** @type {((inputs?: Order_Together_CancelledInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Together_CancelledInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_together_cancelled(inputs)
	return en_ca2_order_together_cancelled(inputs)
});