/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Method_Apple_PayInputs */

const en_ca2_staff_day_method_apple_pay = /** @type {(inputs: Staff_Day_Method_Apple_PayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Apple Pay`)
};

const fr_ca2_staff_day_method_apple_pay = /** @type {(inputs: Staff_Day_Method_Apple_PayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Apple Pay`)
};

/**
* | output |
* | --- |
* | "Apple Pay" |
*
* @param {Staff_Day_Method_Apple_PayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_method_apple_pay = /** @type {((inputs?: Staff_Day_Method_Apple_PayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Method_Apple_PayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_method_apple_pay(inputs)
	return en_ca2_staff_day_method_apple_pay(inputs)
});