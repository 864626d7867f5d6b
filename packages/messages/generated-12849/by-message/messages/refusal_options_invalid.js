/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Options_InvalidInputs */

const en_ca2_refusal_options_invalid = /** @type {(inputs: Refusal_Options_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please check the choices in your cart.`)
};

const fr_ca2_refusal_options_invalid = /** @type {(inputs: Refusal_Options_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Veuillez vérifier les choix de votre panier.`)
};

/**
* | output |
* | --- |
* | "Please check the choices in your cart." |
*
* @param {Refusal_Options_InvalidInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_options_invalid = /** @type {((inputs?: Refusal_Options_InvalidInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Options_InvalidInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_options_invalid(inputs)
	return en_ca2_refusal_options_invalid(inputs)
});