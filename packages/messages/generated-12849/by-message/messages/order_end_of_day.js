/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown> }} Order_End_Of_DayInputs */

const en_ca2_order_end_of_day = /** @type {(inputs: Order_End_Of_DayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`the end of ${i?.date}`)
};

const fr_ca2_order_end_of_day = /** @type {(inputs: Order_End_Of_DayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`la fin de la journée du ${i?.date}`)
};

/**
* | output |
* | --- |
* | "the end of {date}" |
*
* @param {Order_End_Of_DayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_end_of_day = /** @type {((inputs: Order_End_Of_DayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_End_Of_DayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_end_of_day(inputs)
	return en_ca2_order_end_of_day(inputs)
});