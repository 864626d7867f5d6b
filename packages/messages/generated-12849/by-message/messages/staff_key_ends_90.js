/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_Ends_90Inputs */

const en_ca2_staff_key_ends_90 = /** @type {(inputs: Staff_Key_Ends_90Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For 90 days`)
};

const fr_ca2_staff_key_ends_90 = /** @type {(inputs: Staff_Key_Ends_90Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pendant 90 jours`)
};

/**
* | output |
* | --- |
* | "For 90 days" |
*
* @param {Staff_Key_Ends_90Inputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_ends_90 = /** @type {((inputs?: Staff_Key_Ends_90Inputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_Ends_90Inputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_ends_90(inputs)
	return en_ca2_staff_key_ends_90(inputs)
});