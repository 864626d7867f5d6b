/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Step_Ready_TableInputs */

const en_ca2_order_step_ready_table = /** @type {(inputs: Order_Step_Ready_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On its way`)
};

const fr_ca2_order_step_ready_table = /** @type {(inputs: Order_Step_Ready_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En route`)
};

/**
* | output |
* | --- |
* | "On its way" |
*
* @param {Order_Step_Ready_TableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_step_ready_table = /** @type {((inputs?: Order_Step_Ready_TableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Step_Ready_TableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_step_ready_table(inputs)
	return en_ca2_order_step_ready_table(inputs)
});