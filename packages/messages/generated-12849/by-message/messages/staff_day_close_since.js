/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ day: NonNullable<unknown> }} Staff_Day_Close_SinceInputs */

const en_ca2_staff_day_close_since = /** @type {(inputs: Staff_Day_Close_SinceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This close begins after ${i?.day}, the last day that was closed.`)
};

const fr_ca2_staff_day_close_since = /** @type {(inputs: Staff_Day_Close_SinceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cette fermeture commence après le ${i?.day}, dernier jour fermé.`)
};

/**
* | output |
* | --- |
* | "This close begins after {day}, the last day that was closed." |
*
* @param {Staff_Day_Close_SinceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_close_since = /** @type {((inputs: Staff_Day_Close_SinceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Close_SinceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_close_since(inputs)
	return en_ca2_staff_day_close_since(inputs)
});