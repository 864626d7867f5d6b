/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Order_Waiting_UntilInputs */

const en_ca2_order_waiting_until = /** @type {(inputs: Order_Waiting_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You’ll have the answer by ${i?.time} at the latest.`)
};

const fr_ca2_order_waiting_until = /** @type {(inputs: Order_Waiting_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Réponse au plus tard : ${i?.time}.`)
};

/**
* | output |
* | --- |
* | "You’ll have the answer by {time} at the latest." |
*
* @param {Order_Waiting_UntilInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_waiting_until = /** @type {((inputs: Order_Waiting_UntilInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Waiting_UntilInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_waiting_until(inputs)
	return en_ca2_order_waiting_until(inputs)
});