/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Step_Completed_SuiteInputs */

const en_ca2_order_step_completed_suite = /** @type {(inputs: Order_Step_Completed_SuiteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In the suite`)
};

const fr_ca2_order_step_completed_suite = /** @type {(inputs: Order_Step_Completed_SuiteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dans la loge`)
};

/**
* | output |
* | --- |
* | "In the suite" |
*
* @param {Order_Step_Completed_SuiteInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_step_completed_suite = /** @type {((inputs?: Order_Step_Completed_SuiteInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Step_Completed_SuiteInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_step_completed_suite(inputs)
	return en_ca2_order_step_completed_suite(inputs)
});