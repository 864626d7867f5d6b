/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Credit_ShortInputs */

const en_ca2_refusal_credit_short = /** @type {(inputs: Refusal_Credit_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your account credit has changed. Please look at what is left to pay.`)
};

const fr_ca2_refusal_credit_short = /** @type {(inputs: Refusal_Credit_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre crédit a changé. Veuillez vérifier ce qui reste à payer.`)
};

/**
* | output |
* | --- |
* | "Your account credit has changed. Please look at what is left to pay." |
*
* @param {Refusal_Credit_ShortInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_credit_short = /** @type {((inputs?: Refusal_Credit_ShortInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Credit_ShortInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_credit_short(inputs)
	return en_ca2_refusal_credit_short(inputs)
});