/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown>, times: NonNullable<unknown> }} Order_Interval_Full_NearestInputs */

const en_ca2_order_interval_full_nearest = /** @type {(inputs: Order_Interval_Full_NearestInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.time} has just filled up. The nearest free times: ${i?.times}`)
};

const fr_ca2_order_interval_full_nearest = /** @type {(inputs: Order_Interval_Full_NearestInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`La plage de ${i?.time} vient de se remplir. Les plus proches encore libres : ${i?.times}.`)
};

/**
* | output |
* | --- |
* | "{time} has just filled up. The nearest free times: {times}" |
*
* @param {Order_Interval_Full_NearestInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_interval_full_nearest = /** @type {((inputs: Order_Interval_Full_NearestInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Interval_Full_NearestInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_interval_full_nearest(inputs)
	return en_ca2_order_interval_full_nearest(inputs)
});