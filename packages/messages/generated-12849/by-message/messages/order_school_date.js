/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown> }} Order_School_DateInputs */

const en_ca2_order_school_date = /** @type {(inputs: Order_School_DateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`For ${i?.date}.`)
};

const fr_ca2_order_school_date = /** @type {(inputs: Order_School_DateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pour le ${i?.date}.`)
};

/**
* | output |
* | --- |
* | "For {date}." |
*
* @param {Order_School_DateInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_school_date = /** @type {((inputs: Order_School_DateInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_School_DateInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_school_date(inputs)
	return en_ca2_order_school_date(inputs)
});