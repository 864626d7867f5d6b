/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Step_Completed_TableInputs */

const en_ca2_order_step_completed_table = /** @type {(inputs: Order_Step_Completed_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Served`)
};

const fr_ca2_order_step_completed_table = /** @type {(inputs: Order_Step_Completed_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Servie`)
};

/**
* | output |
* | --- |
* | "Served" |
*
* @param {Order_Step_Completed_TableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_step_completed_table = /** @type {((inputs?: Order_Step_Completed_TableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Step_Completed_TableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_step_completed_table(inputs)
	return en_ca2_order_step_completed_table(inputs)
});