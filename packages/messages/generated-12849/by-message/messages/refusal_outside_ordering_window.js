/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Outside_Ordering_WindowInputs */

const en_ca2_refusal_outside_ordering_window = /** @type {(inputs: Refusal_Outside_Ordering_WindowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That time is too soon or too far ahead. Please choose another one.`)
};

const fr_ca2_refusal_outside_ordering_window = /** @type {(inputs: Refusal_Outside_Ordering_WindowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette heure est trop proche ou trop lointaine. Veuillez en choisir une autre.`)
};

/**
* | output |
* | --- |
* | "That time is too soon or too far ahead. Please choose another one." |
*
* @param {Refusal_Outside_Ordering_WindowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_outside_ordering_window = /** @type {((inputs?: Refusal_Outside_Ordering_WindowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Outside_Ordering_WindowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_outside_ordering_window(inputs)
	return en_ca2_refusal_outside_ordering_window(inputs)
});