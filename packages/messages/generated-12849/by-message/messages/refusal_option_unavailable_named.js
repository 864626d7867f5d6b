/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ option: NonNullable<unknown>, name: NonNullable<unknown> }} Refusal_Option_Unavailable_NamedInputs */

const en_ca2_refusal_option_unavailable_named = /** @type {(inputs: Refusal_Option_Unavailable_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.option} is not available for ${i?.name}.`)
};

const fr_ca2_refusal_option_unavailable_named = /** @type {(inputs: Refusal_Option_Unavailable_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} : l’option « ${i?.option} » n’est pas offerte pour l’instant.`)
};

/**
* | output |
* | --- |
* | "{option} is not available for {name}." |
*
* @param {Refusal_Option_Unavailable_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_option_unavailable_named = /** @type {((inputs: Refusal_Option_Unavailable_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Option_Unavailable_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_option_unavailable_named(inputs)
	return en_ca2_refusal_option_unavailable_named(inputs)
});