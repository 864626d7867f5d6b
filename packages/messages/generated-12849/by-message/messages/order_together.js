/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_TogetherInputs */

const en_ca2_order_together = /** @type {(inputs: Order_TogetherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paid together`)
};

const fr_ca2_order_together = /** @type {(inputs: Order_TogetherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payées ensemble`)
};

/**
* | output |
* | --- |
* | "Paid together" |
*
* @param {Order_TogetherInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_together = /** @type {((inputs?: Order_TogetherInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_TogetherInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_together(inputs)
	return en_ca2_order_together(inputs)
});