/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ names: NonNullable<unknown> }} School_Changed_GoneInputs */

const en_ca2_school_changed_gone = /** @type {(inputs: School_Changed_GoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No longer served: ${i?.names}.`)
};

const fr_ca2_school_changed_gone = /** @type {(inputs: School_Changed_GoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Plus au menu : ${i?.names}.`)
};

/**
* | output |
* | --- |
* | "No longer served: {names}." |
*
* @param {School_Changed_GoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_changed_gone = /** @type {((inputs: School_Changed_GoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Changed_GoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_changed_gone(inputs)
	return en_ca2_school_changed_gone(inputs)
});