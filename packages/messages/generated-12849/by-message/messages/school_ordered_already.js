/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ names: NonNullable<unknown> }} School_Ordered_AlreadyInputs */

const en_ca2_school_ordered_already = /** @type {(inputs: School_Ordered_AlreadyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ordered: ${i?.names}`)
};

const fr_ca2_school_ordered_already = /** @type {(inputs: School_Ordered_AlreadyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Déjà commandé : ${i?.names}`)
};

/**
* | output |
* | --- |
* | "Ordered: {names}" |
*
* @param {School_Ordered_AlreadyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_ordered_already = /** @type {((inputs: School_Ordered_AlreadyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Ordered_AlreadyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_ordered_already(inputs)
	return en_ca2_school_ordered_already(inputs)
});