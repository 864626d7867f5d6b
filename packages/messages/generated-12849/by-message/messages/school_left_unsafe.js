/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ dishes: NonNullable<unknown> }} School_Left_UnsafeInputs */

const en_ca2_school_left_unsafe = /** @type {(inputs: School_Left_UnsafeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Left out because of allergies: ${i?.dishes}.`)
};

const fr_ca2_school_left_unsafe = /** @type {(inputs: School_Left_UnsafeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Laissé de côté en raison d’allergies : ${i?.dishes}.`)
};

/**
* | output |
* | --- |
* | "Left out because of allergies: {dishes}." |
*
* @param {School_Left_UnsafeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_left_unsafe = /** @type {((inputs: School_Left_UnsafeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Left_UnsafeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_left_unsafe(inputs)
	return en_ca2_school_left_unsafe(inputs)
});