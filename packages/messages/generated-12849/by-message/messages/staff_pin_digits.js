/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pin_DigitsInputs */

const en_ca2_staff_pin_digits = /** @type {(inputs: Staff_Pin_DigitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Digits`)
};

const fr_ca2_staff_pin_digits = /** @type {(inputs: Staff_Pin_DigitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Chiffres`)
};

/**
* | output |
* | --- |
* | "Digits" |
*
* @param {Staff_Pin_DigitsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pin_digits = /** @type {((inputs?: Staff_Pin_DigitsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pin_DigitsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pin_digits(inputs)
	return en_ca2_staff_pin_digits(inputs)
});