/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Sales_SumInputs */

const en_ca2_staff_day_sales_sum = /** @type {(inputs: Staff_Day_Sales_SumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sales before taxes`)
};

const fr_ca2_staff_day_sales_sum = /** @type {(inputs: Staff_Day_Sales_SumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ventes avant taxes`)
};

/**
* | output |
* | --- |
* | "Sales before taxes" |
*
* @param {Staff_Day_Sales_SumInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_sales_sum = /** @type {((inputs?: Staff_Day_Sales_SumInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Sales_SumInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_sales_sum(inputs)
	return en_ca2_staff_day_sales_sum(inputs)
});