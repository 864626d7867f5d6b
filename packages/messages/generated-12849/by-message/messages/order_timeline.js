/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_TimelineInputs */

const en_ca2_order_timeline = /** @type {(inputs: Order_TimelineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Progress of your order`)
};

const fr_ca2_order_timeline = /** @type {(inputs: Order_TimelineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Progression de votre commande`)
};

/**
* | output |
* | --- |
* | "Progress of your order" |
*
* @param {Order_TimelineInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_timeline = /** @type {((inputs?: Order_TimelineInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_TimelineInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_timeline(inputs)
	return en_ca2_order_timeline(inputs)
});