/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Form_IntegerInputs */

const en_ca2_form_integer = /** @type {(inputs: Form_IntegerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No decimals`)
};

const fr_ca2_form_integer = /** @type {(inputs: Form_IntegerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sans décimales`)
};

/**
* | output |
* | --- |
* | "No decimals" |
*
* @param {Form_IntegerInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const form_integer = /** @type {((inputs?: Form_IntegerInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_IntegerInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_form_integer(inputs)
	return en_ca2_form_integer(inputs)
});