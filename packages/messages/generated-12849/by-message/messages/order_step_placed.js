/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Step_PlacedInputs */

const en_ca2_order_step_placed = /** @type {(inputs: Order_Step_PlacedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Received`)
};

const fr_ca2_order_step_placed = /** @type {(inputs: Order_Step_PlacedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reçue`)
};

/**
* | output |
* | --- |
* | "Received" |
*
* @param {Order_Step_PlacedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_step_placed = /** @type {((inputs?: Order_Step_PlacedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Step_PlacedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_step_placed(inputs)
	return en_ca2_order_step_placed(inputs)
});