/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Operator_Pre_OrdersInputs */

const en_ca2_operator_pre_orders = /** @type {(inputs: Operator_Pre_OrdersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pre-orders`)
};

const fr_ca2_operator_pre_orders = /** @type {(inputs: Operator_Pre_OrdersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Précommandes`)
};

/**
* | output |
* | --- |
* | "Pre-orders" |
*
* @param {Operator_Pre_OrdersInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_pre_orders = /** @type {((inputs?: Operator_Pre_OrdersInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_Pre_OrdersInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_pre_orders(inputs)
	return en_ca2_operator_pre_orders(inputs)
});