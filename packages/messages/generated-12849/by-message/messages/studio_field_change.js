/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ field: NonNullable<unknown>, was: NonNullable<unknown>, value: NonNullable<unknown> }} Studio_Field_ChangeInputs */

const en_ca2_studio_field_change = /** @type {(inputs: Studio_Field_ChangeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.field}: ${i?.was} → ${i?.value}`)
};

const fr_ca2_studio_field_change = /** @type {(inputs: Studio_Field_ChangeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.field} : ${i?.was} → ${i?.value}`)
};

/**
* | output |
* | --- |
* | "{field}: {was} → {value}" |
*
* @param {Studio_Field_ChangeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_field_change = /** @type {((inputs: Studio_Field_ChangeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Field_ChangeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_field_change(inputs)
	return en_ca2_studio_field_change(inputs)
});