/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Staff_Signed_InInputs */

const en_ca2_staff_signed_in = /** @type {(inputs: Staff_Signed_InInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Signed in as ${i?.name}`)
};

const fr_ca2_staff_signed_in = /** @type {(inputs: Staff_Signed_InInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Session ouverte : ${i?.name}`)
};

/**
* | output |
* | --- |
* | "Signed in as {name}" |
*
* @param {Staff_Signed_InInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_signed_in = /** @type {((inputs: Staff_Signed_InInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Signed_InInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_signed_in(inputs)
	return en_ca2_staff_signed_in(inputs)
});