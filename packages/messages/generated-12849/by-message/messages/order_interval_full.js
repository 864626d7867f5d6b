/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Order_Interval_FullInputs */

const en_ca2_order_interval_full = /** @type {(inputs: Order_Interval_FullInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.time} has just filled up.`)
};

const fr_ca2_order_interval_full = /** @type {(inputs: Order_Interval_FullInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`La plage de ${i?.time} vient de se remplir.`)
};

/**
* | output |
* | --- |
* | "{time} has just filled up." |
*
* @param {Order_Interval_FullInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_interval_full = /** @type {((inputs: Order_Interval_FullInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Interval_FullInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_interval_full(inputs)
	return en_ca2_order_interval_full(inputs)
});