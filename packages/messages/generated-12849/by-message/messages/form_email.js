/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Form_EmailInputs */

const en_ca2_form_email = /** @type {(inputs: Form_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This email isn't valid.`)
};

const fr_ca2_form_email = /** @type {(inputs: Form_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette adresse courriel n’est pas valide.`)
};

/**
* | output |
* | --- |
* | "This email isn't valid." |
*
* @param {Form_EmailInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const form_email = /** @type {((inputs?: Form_EmailInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_EmailInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_form_email(inputs)
	return en_ca2_form_email(inputs)
});