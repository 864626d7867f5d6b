/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Step_Ready_PickupInputs */

const en_ca2_order_step_ready_pickup = /** @type {(inputs: Order_Step_Ready_PickupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ready`)
};

const fr_ca2_order_step_ready_pickup = /** @type {(inputs: Order_Step_Ready_PickupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Prête`)
};

/**
* | output |
* | --- |
* | "Ready" |
*
* @param {Order_Step_Ready_PickupInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_step_ready_pickup = /** @type {((inputs?: Order_Step_Ready_PickupInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Step_Ready_PickupInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_step_ready_pickup(inputs)
	return en_ca2_order_step_ready_pickup(inputs)
});