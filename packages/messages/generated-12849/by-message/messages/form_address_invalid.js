/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Form_Address_InvalidInputs */

const en_ca2_form_address_invalid = /** @type {(inputs: Form_Address_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This address is invalid. Please check the street and the postal code.`)
};

const fr_ca2_form_address_invalid = /** @type {(inputs: Form_Address_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette adresse n’est pas valide. Vérifiez la rue et le code postal.`)
};

/**
* | output |
* | --- |
* | "This address is invalid. Please check the street and the postal code." |
*
* @param {Form_Address_InvalidInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const form_address_invalid = /** @type {((inputs?: Form_Address_InvalidInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Address_InvalidInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_form_address_invalid(inputs)
	return en_ca2_form_address_invalid(inputs)
});