/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Status_CancelledInputs */

const en_ca2_order_status_cancelled = /** @type {(inputs: Order_Status_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This order was cancelled.`)
};

const fr_ca2_order_status_cancelled = /** @type {(inputs: Order_Status_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette commande a été annulée.`)
};

/**
* | output |
* | --- |
* | "This order was cancelled." |
*
* @param {Order_Status_CancelledInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_status_cancelled = /** @type {((inputs?: Order_Status_CancelledInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Status_CancelledInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_status_cancelled(inputs)
	return en_ca2_order_status_cancelled(inputs)
});