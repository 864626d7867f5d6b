/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Discount_CodeInputs */

const en_ca2_staff_day_discount_code = /** @type {(inputs: Staff_Day_Discount_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Promo codes`)
};

const fr_ca2_staff_day_discount_code = /** @type {(inputs: Staff_Day_Discount_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Codes promo`)
};

/**
* | output |
* | --- |
* | "Promo codes" |
*
* @param {Staff_Day_Discount_CodeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_discount_code = /** @type {((inputs?: Staff_Day_Discount_CodeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Discount_CodeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_discount_code(inputs)
	return en_ca2_staff_day_discount_code(inputs)
});