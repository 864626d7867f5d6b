/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ names: NonNullable<unknown> }} School_Repeated_NoneInputs */

const en_ca2_school_repeated_none = /** @type {(inputs: School_Repeated_NoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Not served again yet: ${i?.names}.`)
};

const fr_ca2_school_repeated_none = /** @type {(inputs: School_Repeated_NoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pas encore servi de nouveau : ${i?.names}.`)
};

/**
* | output |
* | --- |
* | "Not served again yet: {names}." |
*
* @param {School_Repeated_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_repeated_none = /** @type {((inputs: School_Repeated_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Repeated_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_repeated_none(inputs)
	return en_ca2_school_repeated_none(inputs)
});