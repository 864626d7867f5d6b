/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ min: NonNullable<unknown> }} Form_Min_ValueInputs */

const en_ca2_form_min_value = /** @type {(inputs: Form_Min_ValueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Must be higher than ${i?.min}`)
};

const fr_ca2_form_min_value = /** @type {(inputs: Form_Min_ValueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`La valeur doit être supérieure à ${i?.min}`)
};

/**
* | output |
* | --- |
* | "Must be higher than {min}" |
*
* @param {Form_Min_ValueInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const form_min_value = /** @type {((inputs: Form_Min_ValueInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Min_ValueInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_form_min_value(inputs)
	return en_ca2_form_min_value(inputs)
});