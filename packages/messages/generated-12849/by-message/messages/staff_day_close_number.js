/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Staff_Day_Close_NumberInputs */

const en_ca2_staff_day_close_number = /** @type {(inputs: Staff_Day_Close_NumberInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Close no. ${i?.number}`)
};

const fr_ca2_staff_day_close_number = /** @type {(inputs: Staff_Day_Close_NumberInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Fermeture nº ${i?.number}`)
};

/**
* | output |
* | --- |
* | "Close no. {number}" |
*
* @param {Staff_Day_Close_NumberInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_close_number = /** @type {((inputs: Staff_Day_Close_NumberInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Close_NumberInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_close_number(inputs)
	return en_ca2_staff_day_close_number(inputs)
});