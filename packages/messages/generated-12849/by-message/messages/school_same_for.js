/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} School_Same_ForInputs */

const en_ca2_school_same_for = /** @type {(inputs: School_Same_ForInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Same week for ${i?.name}`)
};

const fr_ca2_school_same_for = /** @type {(inputs: School_Same_ForInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Même semaine pour ${i?.name}`)
};

/**
* | output |
* | --- |
* | "Same week for {name}" |
*
* @param {School_Same_ForInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_same_for = /** @type {((inputs: School_Same_ForInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Same_ForInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_same_for(inputs)
	return en_ca2_school_same_for(inputs)
});