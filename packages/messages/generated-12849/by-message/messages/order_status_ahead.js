/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Status_AheadInputs */

const en_ca2_order_status_ahead = /** @type {(inputs: Order_Status_AheadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Thank you, it’s booked.`)
};

const fr_ca2_order_status_ahead = /** @type {(inputs: Order_Status_AheadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Merci, c’est réservé.`)
};

/**
* | output |
* | --- |
* | "Thank you, it’s booked." |
*
* @param {Order_Status_AheadInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_status_ahead = /** @type {((inputs?: Order_Status_AheadInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Status_AheadInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_status_ahead(inputs)
	return en_ca2_order_status_ahead(inputs)
});