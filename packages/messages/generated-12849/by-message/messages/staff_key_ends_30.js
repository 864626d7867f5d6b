/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_Ends_30Inputs */

const en_ca2_staff_key_ends_30 = /** @type {(inputs: Staff_Key_Ends_30Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For 30 days`)
};

const fr_ca2_staff_key_ends_30 = /** @type {(inputs: Staff_Key_Ends_30Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pendant 30 jours`)
};

/**
* | output |
* | --- |
* | "For 30 days" |
*
* @param {Staff_Key_Ends_30Inputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_ends_30 = /** @type {((inputs?: Staff_Key_Ends_30Inputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_Ends_30Inputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_ends_30(inputs)
	return en_ca2_staff_key_ends_30(inputs)
});