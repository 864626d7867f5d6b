/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown>, time: NonNullable<unknown> }} School_Order_Until_TimeInputs */

const en_ca2_school_order_until_time = /** @type {(inputs: School_Order_Until_TimeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Order until ${i?.date}, ${i?.time}`)
};

const fr_ca2_school_order_until_time = /** @type {(inputs: School_Order_Until_TimeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Commandez jusqu’au ${i?.date}, ${i?.time}`)
};

/**
* | output |
* | --- |
* | "Order until {date}, {time}" |
*
* @param {School_Order_Until_TimeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_order_until_time = /** @type {((inputs: School_Order_Until_TimeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Order_Until_TimeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_order_until_time(inputs)
	return en_ca2_school_order_until_time(inputs)
});