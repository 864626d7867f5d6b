/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} School_For_ChildInputs */

const en_ca2_school_for_child = /** @type {(inputs: School_For_ChildInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`For ${i?.name}`)
};

const fr_ca2_school_for_child = /** @type {(inputs: School_For_ChildInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pour ${i?.name}`)
};

/**
* | output |
* | --- |
* | "For {name}" |
*
* @param {School_For_ChildInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_for_child = /** @type {((inputs: School_For_ChildInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_For_ChildInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_for_child(inputs)
	return en_ca2_school_for_child(inputs)
});