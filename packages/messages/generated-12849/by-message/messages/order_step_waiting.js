/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Step_WaitingInputs */

const en_ca2_order_step_waiting = /** @type {(inputs: Order_Step_WaitingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Waiting for an answer`)
};

const fr_ca2_order_step_waiting = /** @type {(inputs: Order_Step_WaitingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En attente de réponse`)
};

/**
* | output |
* | --- |
* | "Waiting for an answer" |
*
* @param {Order_Step_WaitingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_step_waiting = /** @type {((inputs?: Order_Step_WaitingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Step_WaitingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_step_waiting(inputs)
	return en_ca2_order_step_waiting(inputs)
});