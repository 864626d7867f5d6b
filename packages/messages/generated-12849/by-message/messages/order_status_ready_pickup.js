/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Status_Ready_PickupInputs */

const en_ca2_order_status_ready_pickup = /** @type {(inputs: Order_Status_Ready_PickupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It’s ready.`)
};

const fr_ca2_order_status_ready_pickup = /** @type {(inputs: Order_Status_Ready_PickupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est prêt.`)
};

/**
* | output |
* | --- |
* | "It’s ready." |
*
* @param {Order_Status_Ready_PickupInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_status_ready_pickup = /** @type {((inputs?: Order_Status_Ready_PickupInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Status_Ready_PickupInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_status_ready_pickup(inputs)
	return en_ca2_order_status_ready_pickup(inputs)
});