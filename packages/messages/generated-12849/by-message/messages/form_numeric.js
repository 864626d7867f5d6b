/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Form_NumericInputs */

const en_ca2_form_numeric = /** @type {(inputs: Form_NumericInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Must be numeric`)
};

const fr_ca2_form_numeric = /** @type {(inputs: Form_NumericInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La valeur doit être un nombre`)
};

/**
* | output |
* | --- |
* | "Must be numeric" |
*
* @param {Form_NumericInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const form_numeric = /** @type {((inputs?: Form_NumericInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_NumericInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_form_numeric(inputs)
	return en_ca2_form_numeric(inputs)
});