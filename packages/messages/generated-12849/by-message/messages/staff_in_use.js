/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_In_UseInputs */

const en_ca2_staff_in_use = /** @type {(inputs: Staff_In_UseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In your hand`)
};

const fr_ca2_staff_in_use = /** @type {(inputs: Staff_In_UseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Entre vos mains`)
};

/**
* | output |
* | --- |
* | "In your hand" |
*
* @param {Staff_In_UseInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_in_use = /** @type {((inputs?: Staff_In_UseInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_In_UseInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_in_use(inputs)
	return en_ca2_staff_in_use(inputs)
});