/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_UnusedInputs */

const en_ca2_staff_key_unused = /** @type {(inputs: Staff_Key_UnusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Never used`)
};

const fr_ca2_staff_key_unused = /** @type {(inputs: Staff_Key_UnusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jamais utilisée`)
};

/**
* | output |
* | --- |
* | "Never used" |
*
* @param {Staff_Key_UnusedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_unused = /** @type {((inputs?: Staff_Key_UnusedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_UnusedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_unused(inputs)
	return en_ca2_staff_key_unused(inputs)
});