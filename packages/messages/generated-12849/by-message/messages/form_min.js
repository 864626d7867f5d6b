/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ length: NonNullable<unknown> }} Form_MinInputs */

const en_ca2_form_min = /** @type {(inputs: Form_MinInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This field must have at least ${i?.length} characters.`)
};

const fr_ca2_form_min = /** @type {(inputs: Form_MinInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ce champ doit contenir au moins ${i?.length} caractères.`)
};

/**
* | output |
* | --- |
* | "This field must have at least {length} characters." |
*
* @param {Form_MinInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const form_min = /** @type {((inputs: Form_MinInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_MinInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_form_min(inputs)
	return en_ca2_form_min(inputs)
});