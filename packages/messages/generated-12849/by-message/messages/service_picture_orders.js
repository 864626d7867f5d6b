/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Service_Picture_OrdersInputs */

const en_ca2_service_picture_orders = /** @type {(inputs: Service_Picture_OrdersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Orders and late orders by hour`)
};

const fr_ca2_service_picture_orders = /** @type {(inputs: Service_Picture_OrdersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commandes et retards, heure par heure`)
};

/**
* | output |
* | --- |
* | "Orders and late orders by hour" |
*
* @param {Service_Picture_OrdersInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const service_picture_orders = /** @type {((inputs?: Service_Picture_OrdersInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Service_Picture_OrdersInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_service_picture_orders(inputs)
	return en_ca2_service_picture_orders(inputs)
});