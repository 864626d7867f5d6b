/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Form_Phone_Or_NoneInputs */

const en_ca2_form_phone_or_none = /** @type {(inputs: Form_Phone_Or_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please enter all ten digits, like 416-555-0123. No North American number? Leave this empty: your email is enough.`)
};

const fr_ca2_form_phone_or_none = /** @type {(inputs: Form_Phone_Or_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Entrez les dix chiffres, comme 416-555-0123. Pas de numéro nord-américain? Laissez ce champ vide : votre adresse courriel suffit.`)
};

/**
* | output |
* | --- |
* | "Please enter all ten digits, like 416-555-0123. No North American number? Leave this empty: your email is enough." |
*
* @param {Form_Phone_Or_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const form_phone_or_none = /** @type {((inputs?: Form_Phone_Or_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Phone_Or_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_form_phone_or_none(inputs)
	return en_ca2_form_phone_or_none(inputs)
});