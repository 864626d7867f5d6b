/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown>, reference: NonNullable<unknown> }} Order_Billed_Cost_CenterInputs */

const en_ca2_order_billed_cost_center = /** @type {(inputs: Order_Billed_Cost_CenterInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} charged to cost centre ${i?.reference}`)
};

const fr_ca2_order_billed_cost_center = /** @type {(inputs: Order_Billed_Cost_CenterInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} imputés au centre de coûts ${i?.reference}`)
};

/**
* | output |
* | --- |
* | "{amount} charged to cost centre {reference}" |
*
* @param {Order_Billed_Cost_CenterInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_billed_cost_center = /** @type {((inputs: Order_Billed_Cost_CenterInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Billed_Cost_CenterInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_billed_cost_center(inputs)
	return en_ca2_order_billed_cost_center(inputs)
});