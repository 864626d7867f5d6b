/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_CancelInputs */

const en_ca2_order_cancel = /** @type {(inputs: Order_CancelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cancel this order`)
};

const fr_ca2_order_cancel = /** @type {(inputs: Order_CancelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Annuler cette commande`)
};

/**
* | output |
* | --- |
* | "Cancel this order" |
*
* @param {Order_CancelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_cancel = /** @type {((inputs?: Order_CancelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_CancelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_cancel(inputs)
	return en_ca2_order_cancel(inputs)
});