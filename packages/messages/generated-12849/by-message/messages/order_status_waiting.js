/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Status_WaitingInputs */

const en_ca2_order_status_waiting = /** @type {(inputs: Order_Status_WaitingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Waiting for the restaurant’s answer.`)
};

const fr_ca2_order_status_waiting = /** @type {(inputs: Order_Status_WaitingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On attend la réponse du restaurant.`)
};

/**
* | output |
* | --- |
* | "Waiting for the restaurant’s answer." |
*
* @param {Order_Status_WaitingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_status_waiting = /** @type {((inputs?: Order_Status_WaitingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Status_WaitingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_status_waiting(inputs)
	return en_ca2_order_status_waiting(inputs)
});