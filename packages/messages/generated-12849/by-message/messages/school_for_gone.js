/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} School_For_GoneInputs */

const en_ca2_school_for_gone = /** @type {(inputs: School_For_GoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For a child no longer on your list`)
};

const fr_ca2_school_for_gone = /** @type {(inputs: School_For_GoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pour un enfant qui n’est plus dans votre liste`)
};

/**
* | output |
* | --- |
* | "For a child no longer on your list" |
*
* @param {School_For_GoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_for_gone = /** @type {((inputs?: School_For_GoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_For_GoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_for_gone(inputs)
	return en_ca2_school_for_gone(inputs)
});