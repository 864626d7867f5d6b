/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Form_Postal_CodeInputs */

const en_ca2_form_postal_code = /** @type {(inputs: Form_Postal_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please enter a valid postal/zip code.`)
};

const fr_ca2_form_postal_code = /** @type {(inputs: Form_Postal_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Veuillez entrer un code postal ou ZIP valide.`)
};

/**
* | output |
* | --- |
* | "Please enter a valid postal/zip code." |
*
* @param {Form_Postal_CodeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const form_postal_code = /** @type {((inputs?: Form_Postal_CodeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Postal_CodeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_form_postal_code(inputs)
	return en_ca2_form_postal_code(inputs)
});