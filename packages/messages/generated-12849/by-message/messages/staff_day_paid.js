/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_PaidInputs */

const en_ca2_staff_day_paid = /** @type {(inputs: Staff_Day_PaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How it was paid`)
};

const fr_ca2_staff_day_paid = /** @type {(inputs: Staff_Day_PaidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comment on a payé`)
};

/**
* | output |
* | --- |
* | "How it was paid" |
*
* @param {Staff_Day_PaidInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_paid = /** @type {((inputs?: Staff_Day_PaidInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_PaidInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_paid(inputs)
	return en_ca2_staff_day_paid(inputs)
});