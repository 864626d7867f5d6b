/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_SalesInputs */

const en_ca2_staff_day_sales = /** @type {(inputs: Staff_Day_SalesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sales`)
};

const fr_ca2_staff_day_sales = /** @type {(inputs: Staff_Day_SalesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ventes`)
};

/**
* | output |
* | --- |
* | "Sales" |
*
* @param {Staff_Day_SalesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_sales = /** @type {((inputs?: Staff_Day_SalesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_SalesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_sales(inputs)
	return en_ca2_staff_day_sales(inputs)
});