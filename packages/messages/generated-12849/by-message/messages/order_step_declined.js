/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Step_DeclinedInputs */

const en_ca2_order_step_declined = /** @type {(inputs: Order_Step_DeclinedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not taken`)
};

const fr_ca2_order_step_declined = /** @type {(inputs: Order_Step_DeclinedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Non retenue`)
};

/**
* | output |
* | --- |
* | "Not taken" |
*
* @param {Order_Step_DeclinedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_step_declined = /** @type {((inputs?: Order_Step_DeclinedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Step_DeclinedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_step_declined(inputs)
	return en_ca2_order_step_declined(inputs)
});