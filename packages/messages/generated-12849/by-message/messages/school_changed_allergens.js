/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ names: NonNullable<unknown> }} School_Changed_AllergensInputs */

const en_ca2_school_changed_allergens = /** @type {(inputs: School_Changed_AllergensInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Allergens changed: ${i?.names}.`)
};

const fr_ca2_school_changed_allergens = /** @type {(inputs: School_Changed_AllergensInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Allergènes modifiés : ${i?.names}.`)
};

/**
* | output |
* | --- |
* | "Allergens changed: {names}." |
*
* @param {School_Changed_AllergensInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_changed_allergens = /** @type {((inputs: School_Changed_AllergensInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Changed_AllergensInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_changed_allergens(inputs)
	return en_ca2_school_changed_allergens(inputs)
});