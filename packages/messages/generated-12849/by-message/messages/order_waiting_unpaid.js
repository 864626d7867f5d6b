/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Waiting_UnpaidInputs */

const en_ca2_order_waiting_unpaid = /** @type {(inputs: Order_Waiting_UnpaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your card is charged only if the restaurant accepts.`)
};

const fr_ca2_order_waiting_unpaid = /** @type {(inputs: Order_Waiting_UnpaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre carte n’est débitée que si le restaurant accepte.`)
};

/**
* | output |
* | --- |
* | "Your card is charged only if the restaurant accepts." |
*
* @param {Order_Waiting_UnpaidInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_waiting_unpaid = /** @type {((inputs?: Order_Waiting_UnpaidInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Waiting_UnpaidInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_waiting_unpaid(inputs)
	return en_ca2_order_waiting_unpaid(inputs)
});