/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_Ends_365Inputs */

const en_ca2_staff_key_ends_365 = /** @type {(inputs: Staff_Key_Ends_365Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For a year`)
};

const fr_ca2_staff_key_ends_365 = /** @type {(inputs: Staff_Key_Ends_365Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pendant un an`)
};

/**
* | output |
* | --- |
* | "For a year" |
*
* @param {Staff_Key_Ends_365Inputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_ends_365 = /** @type {((inputs?: Staff_Key_Ends_365Inputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_Ends_365Inputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_ends_365(inputs)
	return en_ca2_staff_key_ends_365(inputs)
});