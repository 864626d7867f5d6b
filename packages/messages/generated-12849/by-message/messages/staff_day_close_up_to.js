/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ to: NonNullable<unknown> }} Staff_Day_Close_Up_ToInputs */

const en_ca2_staff_day_close_up_to = /** @type {(inputs: Staff_Day_Close_Up_ToInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Up to ${i?.to}`)
};

const fr_ca2_staff_day_close_up_to = /** @type {(inputs: Staff_Day_Close_Up_ToInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Jusqu’au ${i?.to}`)
};

/**
* | output |
* | --- |
* | "Up to {to}" |
*
* @param {Staff_Day_Close_Up_ToInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_close_up_to = /** @type {((inputs: Staff_Day_Close_Up_ToInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Close_Up_ToInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_close_up_to(inputs)
	return en_ca2_staff_day_close_up_to(inputs)
});