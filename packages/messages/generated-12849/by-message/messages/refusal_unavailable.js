/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_UnavailableInputs */

const en_ca2_refusal_unavailable = /** @type {(inputs: Refusal_UnavailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We’re briefly unavailable. Please try again in a moment.`)
};

const fr_ca2_refusal_unavailable = /** @type {(inputs: Refusal_UnavailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous sommes momentanément indisponibles. Veuillez réessayer dans un instant.`)
};

/**
* | output |
* | --- |
* | "We’re briefly unavailable. Please try again in a moment." |
*
* @param {Refusal_UnavailableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_unavailable = /** @type {((inputs?: Refusal_UnavailableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_UnavailableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_unavailable(inputs)
	return en_ca2_refusal_unavailable(inputs)
});