/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Status_DeclinedInputs */

const en_ca2_order_status_declined = /** @type {(inputs: Order_Status_DeclinedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The restaurant couldn’t take this order.`)
};

const fr_ca2_order_status_declined = /** @type {(inputs: Order_Status_DeclinedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le restaurant n’a pas pu prendre cette commande.`)
};

/**
* | output |
* | --- |
* | "The restaurant couldn’t take this order." |
*
* @param {Order_Status_DeclinedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_status_declined = /** @type {((inputs?: Order_Status_DeclinedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Status_DeclinedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_status_declined(inputs)
	return en_ca2_order_status_declined(inputs)
});