/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, names: NonNullable<unknown> }} School_Ordered_ForInputs */

const en_ca2_school_ordered_for = /** @type {(inputs: School_Ordered_ForInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ordered for ${i?.name}: ${i?.names}`)
};

const fr_ca2_school_ordered_for = /** @type {(inputs: School_Ordered_ForInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Commandé pour ${i?.name} : ${i?.names}`)
};

/**
* | output |
* | --- |
* | "Ordered for {name}: {names}" |
*
* @param {School_Ordered_ForInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_ordered_for = /** @type {((inputs: School_Ordered_ForInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Ordered_ForInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_ordered_for(inputs)
	return en_ca2_school_ordered_for(inputs)
});