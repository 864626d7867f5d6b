/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Status_PlacedInputs */

const en_ca2_order_status_placed = /** @type {(inputs: Order_Status_PlacedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Thank you, we have your order.`)
};

const fr_ca2_order_status_placed = /** @type {(inputs: Order_Status_PlacedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Merci, nous avons votre commande.`)
};

/**
* | output |
* | --- |
* | "Thank you, we have your order." |
*
* @param {Order_Status_PlacedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_status_placed = /** @type {((inputs?: Order_Status_PlacedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Status_PlacedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_status_placed(inputs)
	return en_ca2_order_status_placed(inputs)
});