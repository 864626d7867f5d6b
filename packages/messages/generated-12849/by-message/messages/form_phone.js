/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Form_PhoneInputs */

const en_ca2_form_phone = /** @type {(inputs: Form_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please enter all ten digits, like 416-555-0123.`)
};

const fr_ca2_form_phone = /** @type {(inputs: Form_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Entrez les dix chiffres, comme 416-555-0123.`)
};

/**
* | output |
* | --- |
* | "Please enter all ten digits, like 416-555-0123." |
*
* @param {Form_PhoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const form_phone = /** @type {((inputs?: Form_PhoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_PhoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_form_phone(inputs)
	return en_ca2_form_phone(inputs)
});