/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Close_SureInputs */

const en_ca2_staff_day_close_sure = /** @type {(inputs: Staff_Day_Close_SureInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I’ve checked the numbers`)
};

const fr_ca2_staff_day_close_sure = /** @type {(inputs: Staff_Day_Close_SureInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`J’ai vérifié les chiffres`)
};

/**
* | output |
* | --- |
* | "I’ve checked the numbers" |
*
* @param {Staff_Day_Close_SureInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_close_sure = /** @type {((inputs?: Staff_Day_Close_SureInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Close_SureInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_close_sure(inputs)
	return en_ca2_staff_day_close_sure(inputs)
});