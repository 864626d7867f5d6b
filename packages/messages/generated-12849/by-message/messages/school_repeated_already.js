/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} School_Repeated_AlreadyInputs */

const en_ca2_school_repeated_already = /** @type {(inputs: School_Repeated_AlreadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Later weeks already have all of it.`)
};

const fr_ca2_school_repeated_already = /** @type {(inputs: School_Repeated_AlreadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tout cela est déjà dans les semaines suivantes.`)
};

/**
* | output |
* | --- |
* | "Later weeks already have all of it." |
*
* @param {School_Repeated_AlreadyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_repeated_already = /** @type {((inputs?: School_Repeated_AlreadyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Repeated_AlreadyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_repeated_already(inputs)
	return en_ca2_school_repeated_already(inputs)
});