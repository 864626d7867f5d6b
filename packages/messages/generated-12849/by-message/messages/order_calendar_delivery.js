/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown>, venue: NonNullable<unknown> }} Order_Calendar_DeliveryInputs */

const en_ca2_order_calendar_delivery = /** @type {(inputs: Order_Calendar_DeliveryInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Delivery of order no. ${i?.number} from ${i?.venue}`)
};

const fr_ca2_order_calendar_delivery = /** @type {(inputs: Order_Calendar_DeliveryInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Livraison de la commande n° ${i?.number}, ${i?.venue}`)
};

/**
* | output |
* | --- |
* | "Delivery of order no. {number} from {venue}" |
*
* @param {Order_Calendar_DeliveryInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_calendar_delivery = /** @type {((inputs: Order_Calendar_DeliveryInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Calendar_DeliveryInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_calendar_delivery(inputs)
	return en_ca2_order_calendar_delivery(inputs)
});