/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, day: NonNullable<unknown> }} School_AddedInputs */

const en_ca2_school_added = /** @type {(inputs: School_AddedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} is in your cart: ${i?.day}.`)
};

const fr_ca2_school_added = /** @type {(inputs: School_AddedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} est dans votre panier : ${i?.day}.`)
};

/**
* | output |
* | --- |
* | "{name} is in your cart: {day}." |
*
* @param {School_AddedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_added = /** @type {((inputs: School_AddedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_AddedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_added(inputs)
	return en_ca2_school_added(inputs)
});