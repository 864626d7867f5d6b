/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Step_Completed_DeliveryInputs */

const en_ca2_order_step_completed_delivery = /** @type {(inputs: Order_Step_Completed_DeliveryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delivered`)
};

const fr_ca2_order_step_completed_delivery = /** @type {(inputs: Order_Step_Completed_DeliveryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Livrée`)
};

/**
* | output |
* | --- |
* | "Delivered" |
*
* @param {Order_Step_Completed_DeliveryInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_step_completed_delivery = /** @type {((inputs?: Order_Step_Completed_DeliveryInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Step_Completed_DeliveryInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_step_completed_delivery(inputs)
	return en_ca2_order_step_completed_delivery(inputs)
});