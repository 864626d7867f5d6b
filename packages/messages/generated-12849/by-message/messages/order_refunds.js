/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_RefundsInputs */

const en_ca2_order_refunds = /** @type {(inputs: Order_RefundsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Refunded`)
};

const fr_ca2_order_refunds = /** @type {(inputs: Order_RefundsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remboursements`)
};

/**
* | output |
* | --- |
* | "Refunded" |
*
* @param {Order_RefundsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_refunds = /** @type {((inputs?: Order_RefundsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_RefundsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_refunds(inputs)
	return en_ca2_order_refunds(inputs)
});