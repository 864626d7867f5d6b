/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Not_Signed_InInputs */

const en_ca2_staff_not_signed_in = /** @type {(inputs: Staff_Not_Signed_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not signed in`)
};

const fr_ca2_staff_not_signed_in = /** @type {(inputs: Staff_Not_Signed_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pas connecté`)
};

/**
* | output |
* | --- |
* | "Not signed in" |
*
* @param {Staff_Not_Signed_InInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_not_signed_in = /** @type {((inputs?: Staff_Not_Signed_InInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Not_Signed_InInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_not_signed_in(inputs)
	return en_ca2_staff_not_signed_in(inputs)
});