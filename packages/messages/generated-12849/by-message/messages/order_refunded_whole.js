/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Refunded_WholeInputs */

const en_ca2_order_refunded_whole = /** @type {(inputs: Order_Refunded_WholeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It was refunded to you in full.`)
};

const fr_ca2_order_refunded_whole = /** @type {(inputs: Order_Refunded_WholeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Elle vous a été remboursée en entier.`)
};

/**
* | output |
* | --- |
* | "It was refunded to you in full." |
*
* @param {Order_Refunded_WholeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_refunded_whole = /** @type {((inputs?: Order_Refunded_WholeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Refunded_WholeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_refunded_whole(inputs)
	return en_ca2_order_refunded_whole(inputs)
});