/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ day: NonNullable<unknown>, time: NonNullable<unknown> }} Order_On_Day_AtInputs */

const en_ca2_order_on_day_at = /** @type {(inputs: Order_On_Day_AtInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.day} at ${i?.time}`)
};

const fr_ca2_order_on_day_at = /** @type {(inputs: Order_On_Day_AtInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.day} à ${i?.time}`)
};

/**
* | output |
* | --- |
* | "{day} at {time}" |
*
* @param {Order_On_Day_AtInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_on_day_at = /** @type {((inputs: Order_On_Day_AtInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_On_Day_AtInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_on_day_at(inputs)
	return en_ca2_order_on_day_at(inputs)
});