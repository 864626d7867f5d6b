/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_Ends_NeverInputs */

const en_ca2_staff_key_ends_never = /** @type {(inputs: Staff_Key_Ends_NeverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Until I remove it`)
};

const fr_ca2_staff_key_ends_never = /** @type {(inputs: Staff_Key_Ends_NeverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jusqu’à son retrait`)
};

/**
* | output |
* | --- |
* | "Until I remove it" |
*
* @param {Staff_Key_Ends_NeverInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_ends_never = /** @type {((inputs?: Staff_Key_Ends_NeverInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_Ends_NeverInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_ends_never(inputs)
	return en_ca2_staff_key_ends_never(inputs)
});