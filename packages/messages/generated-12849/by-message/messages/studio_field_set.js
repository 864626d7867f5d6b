/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ field: NonNullable<unknown>, value: NonNullable<unknown> }} Studio_Field_SetInputs */

const en_ca2_studio_field_set = /** @type {(inputs: Studio_Field_SetInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.field}: ${i?.value}`)
};

const fr_ca2_studio_field_set = /** @type {(inputs: Studio_Field_SetInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.field} : ${i?.value}`)
};

/**
* | output |
* | --- |
* | "{field}: {value}" |
*
* @param {Studio_Field_SetInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_field_set = /** @type {((inputs: Studio_Field_SetInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Field_SetInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_field_set(inputs)
	return en_ca2_studio_field_set(inputs)
});