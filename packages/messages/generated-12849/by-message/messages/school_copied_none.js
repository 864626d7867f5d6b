/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown> }} School_Copied_NoneInputs */

const en_ca2_school_copied_none = /** @type {(inputs: School_Copied_NoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`None of it is served on ${i?.date}.`)
};

const fr_ca2_school_copied_none = /** @type {(inputs: School_Copied_NoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Rien de tout cela n’est servi le ${i?.date}.`)
};

/**
* | output |
* | --- |
* | "None of it is served on {date}." |
*
* @param {School_Copied_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_copied_none = /** @type {((inputs: School_Copied_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Copied_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_copied_none(inputs)
	return en_ca2_school_copied_none(inputs)
});