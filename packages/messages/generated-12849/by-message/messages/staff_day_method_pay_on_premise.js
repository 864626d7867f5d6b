/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Method_Pay_On_PremiseInputs */

const en_ca2_staff_day_method_pay_on_premise = /** @type {(inputs: Staff_Day_Method_Pay_On_PremiseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In person`)
};

const fr_ca2_staff_day_method_pay_on_premise = /** @type {(inputs: Staff_Day_Method_Pay_On_PremiseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sur place`)
};

/**
* | output |
* | --- |
* | "In person" |
*
* @param {Staff_Day_Method_Pay_On_PremiseInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_method_pay_on_premise = /** @type {((inputs?: Staff_Day_Method_Pay_On_PremiseInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Method_Pay_On_PremiseInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_method_pay_on_premise(inputs)
	return en_ca2_staff_day_method_pay_on_premise(inputs)
});