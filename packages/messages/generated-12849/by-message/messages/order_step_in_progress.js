/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Step_In_ProgressInputs */

const en_ca2_order_step_in_progress = /** @type {(inputs: Order_Step_In_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In the kitchen`)
};

const fr_ca2_order_step_in_progress = /** @type {(inputs: Order_Step_In_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En cuisine`)
};

/**
* | output |
* | --- |
* | "In the kitchen" |
*
* @param {Order_Step_In_ProgressInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_step_in_progress = /** @type {((inputs?: Order_Step_In_ProgressInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Step_In_ProgressInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_step_in_progress(inputs)
	return en_ca2_order_step_in_progress(inputs)
});