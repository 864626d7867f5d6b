/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Staff_Code_ForInputs */

const en_ca2_staff_code_for = /** @type {(inputs: Staff_Code_ForInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Code for ${i?.name}`)
};

const fr_ca2_staff_code_for = /** @type {(inputs: Staff_Code_ForInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Code pour ${i?.name}`)
};

/**
* | output |
* | --- |
* | "Code for {name}" |
*
* @param {Staff_Code_ForInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_code_for = /** @type {((inputs: Staff_Code_ForInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Code_ForInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_code_for(inputs)
	return en_ca2_staff_code_for(inputs)
});