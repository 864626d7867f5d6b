/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Staff_Key_ForInputs */

const en_ca2_staff_key_for = /** @type {(inputs: Staff_Key_ForInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Key for ${i?.name}`)
};

const fr_ca2_staff_key_for = /** @type {(inputs: Staff_Key_ForInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Clé pour ${i?.name}`)
};

/**
* | output |
* | --- |
* | "Key for {name}" |
*
* @param {Staff_Key_ForInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_for = /** @type {((inputs: Staff_Key_ForInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_ForInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_for(inputs)
	return en_ca2_staff_key_for(inputs)
});