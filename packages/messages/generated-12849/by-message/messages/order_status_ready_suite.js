/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Status_Ready_SuiteInputs */

const en_ca2_order_status_ready_suite = /** @type {(inputs: Order_Status_Ready_SuiteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It’s on its way to the suite.`)
};

const fr_ca2_order_status_ready_suite = /** @type {(inputs: Order_Status_Ready_SuiteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est en route vers la loge.`)
};

/**
* | output |
* | --- |
* | "It’s on its way to the suite." |
*
* @param {Order_Status_Ready_SuiteInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_status_ready_suite = /** @type {((inputs?: Order_Status_Ready_SuiteInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Status_Ready_SuiteInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_status_ready_suite(inputs)
	return en_ca2_order_status_ready_suite(inputs)
});