/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Method_TabInputs */

const en_ca2_staff_day_method_tab = /** @type {(inputs: Staff_Day_Method_TabInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Suite tab`)
};

const fr_ca2_staff_day_method_tab = /** @type {(inputs: Staff_Day_Method_TabInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Note de loge`)
};

/**
* | output |
* | --- |
* | "Suite tab" |
*
* @param {Staff_Day_Method_TabInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_method_tab = /** @type {((inputs?: Staff_Day_Method_TabInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Method_TabInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_method_tab(inputs)
	return en_ca2_staff_day_method_tab(inputs)
});