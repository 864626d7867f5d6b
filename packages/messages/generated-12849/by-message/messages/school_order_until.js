/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown> }} School_Order_UntilInputs */

const en_ca2_school_order_until = /** @type {(inputs: School_Order_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Order until the end of ${i?.date}`)
};

const fr_ca2_school_order_until = /** @type {(inputs: School_Order_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Commandez jusqu’à la fin du ${i?.date}`)
};

/**
* | output |
* | --- |
* | "Order until the end of {date}" |
*
* @param {School_Order_UntilInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_order_until = /** @type {((inputs: School_Order_UntilInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Order_UntilInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_order_until(inputs)
	return en_ca2_school_order_until(inputs)
});