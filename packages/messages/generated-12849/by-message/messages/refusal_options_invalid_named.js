/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Refusal_Options_Invalid_NamedInputs */

const en_ca2_refusal_options_invalid_named = /** @type {(inputs: Refusal_Options_Invalid_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Please check the choices for ${i?.name}.`)
};

const fr_ca2_refusal_options_invalid_named = /** @type {(inputs: Refusal_Options_Invalid_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} : veuillez vérifier vos choix.`)
};

/**
* | output |
* | --- |
* | "Please check the choices for {name}." |
*
* @param {Refusal_Options_Invalid_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_options_invalid_named = /** @type {((inputs: Refusal_Options_Invalid_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Options_Invalid_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_options_invalid_named(inputs)
	return en_ca2_refusal_options_invalid_named(inputs)
});