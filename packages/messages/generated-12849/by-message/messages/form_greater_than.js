/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ field1: NonNullable<unknown>, field2: NonNullable<unknown> }} Form_Greater_ThanInputs */

const en_ca2_form_greater_than = /** @type {(inputs: Form_Greater_ThanInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.field1} must be greater than ${i?.field2}`)
};

const fr_ca2_form_greater_than = /** @type {(inputs: Form_Greater_ThanInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.field1} doit être supérieur à ${i?.field2}`)
};

/**
* | output |
* | --- |
* | "{field1} must be greater than {field2}" |
*
* @param {Form_Greater_ThanInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const form_greater_than = /** @type {((inputs: Form_Greater_ThanInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Greater_ThanInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_form_greater_than(inputs)
	return en_ca2_form_greater_than(inputs)
});