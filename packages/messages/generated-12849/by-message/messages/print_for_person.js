/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ person: NonNullable<unknown> }} Print_For_PersonInputs */

const en_ca2_print_for_person = /** @type {(inputs: Print_For_PersonInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`For ${i?.person}`)
};

const fr_ca2_print_for_person = /** @type {(inputs: Print_For_PersonInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pour ${i?.person}`)
};

/**
* | output |
* | --- |
* | "For {person}" |
*
* @param {Print_For_PersonInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const print_for_person = /** @type {((inputs: Print_For_PersonInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Print_For_PersonInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_print_for_person(inputs)
	return en_ca2_print_for_person(inputs)
});