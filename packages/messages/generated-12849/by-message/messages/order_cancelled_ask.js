/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Cancelled_AskInputs */

const en_ca2_order_cancelled_ask = /** @type {(inputs: Order_Cancelled_AskInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If this surprises you, please ask the restaurant.`)
};

const fr_ca2_order_cancelled_ask = /** @type {(inputs: Order_Cancelled_AskInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Si cela vous surprend, parlez-en au restaurant.`)
};

/**
* | output |
* | --- |
* | "If this surprises you, please ask the restaurant." |
*
* @param {Order_Cancelled_AskInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_cancelled_ask = /** @type {((inputs?: Order_Cancelled_AskInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Cancelled_AskInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_cancelled_ask(inputs)
	return en_ca2_order_cancelled_ask(inputs)
});