/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Method_NoneInputs */

const en_ca2_staff_day_method_none = /** @type {(inputs: Staff_Day_Method_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing to pay`)
};

const fr_ca2_staff_day_method_none = /** @type {(inputs: Staff_Day_Method_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien à payer`)
};

/**
* | output |
* | --- |
* | "Nothing to pay" |
*
* @param {Staff_Day_Method_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_method_none = /** @type {((inputs?: Staff_Day_Method_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Method_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_method_none(inputs)
	return en_ca2_staff_day_method_none(inputs)
});