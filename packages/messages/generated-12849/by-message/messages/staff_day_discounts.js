/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_DiscountsInputs */

const en_ca2_staff_day_discounts = /** @type {(inputs: Staff_Day_DiscountsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Discounts, already taken off the dishes`)
};

const fr_ca2_staff_day_discounts = /** @type {(inputs: Staff_Day_DiscountsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rabais, déjà enlevés du prix des plats`)
};

/**
* | output |
* | --- |
* | "Discounts, already taken off the dishes" |
*
* @param {Staff_Day_DiscountsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_discounts = /** @type {((inputs?: Staff_Day_DiscountsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_DiscountsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_discounts(inputs)
	return en_ca2_staff_day_discounts(inputs)
});