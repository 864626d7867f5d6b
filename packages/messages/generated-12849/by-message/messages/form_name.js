/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Form_NameInputs */

const en_ca2_form_name = /** @type {(inputs: Form_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This name isn't valid.`)
};

const fr_ca2_form_name = /** @type {(inputs: Form_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce nom n’est pas valide.`)
};

/**
* | output |
* | --- |
* | "This name isn't valid." |
*
* @param {Form_NameInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const form_name = /** @type {((inputs?: Form_NameInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_NameInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_form_name(inputs)
	return en_ca2_form_name(inputs)
});